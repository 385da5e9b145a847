import * as Radix from 'radix-ui/alert-dialog';
import type { ReactNode } from 'react';
import { buttonClass } from './button.tsx';
import { overlayClass, sheetClass } from './dialog-style.ts';
import { useEscape } from './use-escape.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface AlertDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm(): void;
  /** Whether confirming deletes something. */
  danger?: boolean;
}

/** Has to be answered: a click outside doesn't close it, and focus starts on Cancel. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel, onConfirm, danger } = props;
  const { onCloseAutoFocus, onOpenAutoFocus } = useReturnFocus();
  useEscape(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          className={sheetClass}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <div className="overflow-y-auto px-5 pt-5 pb-4 sm:px-6 sm:pt-6">
            <Radix.Title className="font-bold font-serif text-xl">{title}</Radix.Title>
            <Radix.Description className="mt-2 text-base text-muted">{description}</Radix.Description>
          </div>
          <div className="flex flex-col-reverse gap-2 px-5 pb-5 sm:flex-row sm:flex-wrap sm:justify-end sm:px-6">
            <Radix.Cancel className={buttonClass('outline')}>{cancelLabel}</Radix.Cancel>
            <Radix.Action className={buttonClass(danger ? 'danger' : 'primary')} onClick={onConfirm}>
              {confirmLabel}
            </Radix.Action>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
