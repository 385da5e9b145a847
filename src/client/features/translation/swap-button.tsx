import { ArrowLeftRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { DialogFailed } from '../../ui/part-failed.tsx';
import { translationStrings as strings } from './strings.ts';

const SwapDialog = lazyPart(
  () => import('./swap-dialog.tsx').then((module) => module.SwapDialog),
  DialogFailed,
);

export interface SwapButtonProps {
  onSwap(): void;
  /** Whether the swap would replace text that the user has edited. */
  replacesEdit: boolean;
  disabled?: boolean;
}

/** Asks first if the swap would replace an edit. */
export function SwapButton({ onSwap, replacesEdit, disabled }: SwapButtonProps) {
  // Null until the first question, which loads the dialog.
  const [asking, setAsking] = useState<boolean | null>(null);
  return (
    <>
      <IconButton
        label={strings.swap}
        disabled={disabled}
        onClick={() => (replacesEdit ? setAsking(true) : onSwap())}
      >
        <ArrowLeftRight aria-hidden="true" />
      </IconButton>
      {asking !== null && (
        <Suspense>
          <SwapDialog open={asking} onOpenChange={setAsking} onConfirm={onSwap} />
        </Suspense>
      )}
    </>
  );
}
