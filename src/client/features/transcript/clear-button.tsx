import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { transcriptStrings as strings } from './strings.ts';

const AlertDialog = lazy(() =>
  import('../../ui/alert-dialog.tsx').then((module) => ({ default: module.AlertDialog })),
);

export interface ClearButtonProps {
  text: string;
  onClear(): void;
  onUndo(text: string): void;
  /** Counts how often clearing was asked for elsewhere. */
  asked?: number;
  className?: string;
}

/** Asks first, and can still be undone afterwards. */
export function ClearButton({ text, onClear, onUndo, asked = 0, className }: ClearButtonProps) {
  const toast = useToast();
  const [asking, setAsking] = useState<'never' | 'open' | 'closed'>('never');

  useEffect(() => {
    if (asked > 0) setAsking('open');
  }, [asked]);

  const clear = () => {
    onClear();
    toast({
      title: strings.cleared,
      action: { label: strings.undo, altText: strings.undoAlt, onClick: () => onUndo(text) },
    });
  };

  return (
    <>
      <IconButton
        label={strings.clear}
        disabled={text === ''}
        onClick={() => setAsking('open')}
        className={className}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
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
    </>
  );
}
