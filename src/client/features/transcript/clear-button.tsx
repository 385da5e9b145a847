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

export interface ClearAction {
  enabled: boolean;
  confirm(): void;
  /** Must be rendered somewhere on the page. */
  dialog: ReactNode;
}

/** Asks before clearing, and offers to undo it. */
export function useClearAction({ text, onClear, onUndo }: ClearOptions): ClearAction {
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
    enabled: text !== '',
    confirm: () => setAsking(true),
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

export function ClearButton({ action, className }: { action: ClearAction; className?: string }) {
  return (
    <IconButton
      label={strings.clear}
      disabled={!action.enabled}
      onClick={action.confirm}
      className={className}
    >
      <Trash2 aria-hidden="true" />
    </IconButton>
  );
}
