import { Trash2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useToast } from '../../ui/toast.tsx';
import { transcriptStrings as strings } from './strings.ts';

const AlertDialog = lazyPart(() => import('../../ui/alert-dialog.tsx').then((module) => module.AlertDialog));

export interface ClearOptions {
  text: string;
  onClear(): void;
  onUndo(text: string): void;
}

export interface Clearing {
  possible: boolean;
  /** Asks first. */
  ask(): void;
  /** The question; it has to stand somewhere in the page. */
  dialog: ReactNode;
}

/** Clears after a question, and can still be undone afterwards. */
export function useClearing({ text, onClear, onUndo }: ClearOptions): Clearing {
  const toast = useToast();
  const [asking, setAsking] = useState<'never' | 'open' | 'closed'>('never');

  const clear = () => {
    onClear();
    toast({
      title: strings.cleared,
      action: { label: strings.undo, altText: strings.undoAlt, onClick: () => onUndo(text) },
    });
  };

  return {
    possible: text !== '',
    ask: () => setAsking('open'),
    dialog: (
      <Suspense>
        {asking !== 'never' && (
          <AlertDialog
            open={asking === 'open'}
            onOpenChange={(open) => setAsking(open ? 'open' : 'closed')}
            title={strings.clearTitle}
            description={strings.clearText}
            confirmLabel={strings.clearConfirm}
            cancelLabel={strings.clearCancel}
            onConfirm={clear}
            danger
          />
        )}
      </Suspense>
    ),
  };
}

export function ClearButton({ clearing, className }: { clearing: Clearing; className?: string }) {
  return (
    <IconButton
      label={strings.clear}
      disabled={!clearing.possible}
      onClick={clearing.ask}
      className={className}
    >
      <Trash2 aria-hidden="true" />
    </IconButton>
  );
}
