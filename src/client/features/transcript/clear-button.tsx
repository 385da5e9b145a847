import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { transcriptStrings as strings } from './strings.ts';

export interface ClearOptions {
  text: string;
  onClear(): void;
  onUndo(text: string): void;
}

export interface Clearing {
  possible: boolean;
  ask(): void;
  /** Has to be rendered somewhere in the page. */
  dialog: ReactNode;
}

/** Asks before clearing, and offers to undo it. */
export function useClearing({ text, onClear, onUndo }: ClearOptions): Clearing {
  const toast = useToast();
  const [asking, setAsking] = useState(false);

  const clear = () => {
    onClear();
    toast({
      title: strings.cleared,
      action: { label: strings.undo, altText: strings.undoAlt, onClick: () => onUndo(text) },
    });
  };

  return {
    possible: text !== '',
    ask: () => setAsking(true),
    dialog: (
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={strings.clearTitle}
        description={strings.clearText}
        confirmLabel={strings.clearConfirm}
        cancelLabel={strings.clearCancel}
        onConfirm={clear}
        danger
      />
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
