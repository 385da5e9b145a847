import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { swapStrings as strings } from './swap-strings.ts';

interface SwapDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  onConfirm(): void;
}

/** Asks before a swap replaces an edit. */
export function SwapDialog(props: SwapDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title={strings.title}
      description={strings.text}
      confirmLabel={strings.confirm}
      cancelLabel={strings.cancel}
    />
  );
}
