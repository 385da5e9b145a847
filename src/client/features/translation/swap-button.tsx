import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { translationStrings as strings } from './strings.ts';

export interface SwapButtonProps {
  onSwap(): void;
  /** Whether the swap would replace text that the user has edited. */
  replacesEdit: boolean;
  disabled?: boolean;
}

/** Asks first if the swap would replace an edit. */
export function SwapButton({ onSwap, replacesEdit, disabled }: SwapButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton
        label={strings.swap}
        disabled={disabled}
        onClick={() => (replacesEdit ? setAsking(true) : onSwap())}
      >
        <ArrowLeftRight aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={strings.swapTitle}
        description={strings.swapText}
        confirmLabel={strings.swapConfirm}
        cancelLabel={strings.swapCancel}
        onConfirm={onSwap}
      />
    </>
  );
}
