import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { clearStrings as strings } from './strings.ts';

export interface ClearRequest {
  /** Returns a function that brings the text back. */
  onClear(): () => void;
}

export interface ClearDialogProps extends ClearRequest {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** Asks before clearing, and offers to undo it. */
export function ClearDialog({ onClear, ...control }: ClearDialogProps) {
  const toast = useToast();
  const clear = () => {
    const undo = onClear();
    toast({
      title: strings.cleared,
      action: { label: strings.undo, altText: strings.undoAlt, onClick: undo },
    });
  };
  return (
    <AlertDialog
      {...control}
      onConfirm={clear}
      title={strings.title}
      description={strings.text}
      confirmLabel={strings.confirm}
      cancelLabel={strings.cancel}
      danger
    />
  );
}
