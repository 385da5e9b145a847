import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { clearStrings as strings } from './clear-strings.ts';

export interface ClearOptions {
  text: string;
  /** Returns a function that brings the text back. */
  onClear(): () => void;
}

interface ClearDialogProps extends ClearOptions {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** Asks before clearing, and offers to undo it. */
export function ClearDialog({ text: _, onClear, ...control }: ClearDialogProps) {
  const toast = useToast();
  const clear = () => {
    const undo = onClear();
    toast({
      title: strings.cleared,
      action: { label: strings.undo, altText: strings.undoAlt, onClick: undo },
    });
  };
  return (
    <ConfirmDialog
      {...control}
      title={strings.title}
      description={strings.text}
      confirmLabel={strings.confirm}
      cancelLabel={strings.cancel}
      onConfirm={clear}
      danger
    />
  );
}
