import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { translationStrings as strings, swapStrings } from './strings.ts';

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
        className="md:rounded-full md:border md:border-line md:bg-surface"
        onClick={() => (replacesEdit ? setAsking(true) : onSwap())}
      >
        <ArrowLeftRight aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        onConfirm={onSwap}
        title={swapStrings.title}
        description={swapStrings.text}
        confirmLabel={swapStrings.confirm}
        cancelLabel={swapStrings.cancel}
      />
    </>
  );
}
