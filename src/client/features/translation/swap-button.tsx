import { ArrowLeftRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { translationStrings as strings } from './strings.ts';

const AlertDialog = lazyPart(() => import('../../ui/alert-dialog.tsx').then((module) => module.AlertDialog));

export interface SwapButtonProps {
  onSwap(): void;
  /** The swap would replace a text that somebody has written by hand. */
  replacesEdit: boolean;
  disabled?: boolean;
}

/** Exchanges the two languages, and the text with its translation; asks first where that replaces an edit. */
export function SwapButton({ onSwap, replacesEdit, disabled }: SwapButtonProps) {
  const [asking, setAsking] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <IconButton
        label={strings.swap}
        disabled={disabled}
        onClick={() => (replacesEdit ? setAsking('open') : onSwap())}
      >
        <ArrowLeftRight aria-hidden="true" />
      </IconButton>
      <Suspense>
        {asking !== 'never' && (
          <AlertDialog
            open={asking === 'open'}
            onOpenChange={(open) => setAsking(open ? 'open' : 'closed')}
            title={strings.swapTitle}
            description={strings.swapText}
            confirmLabel={strings.swapConfirm}
            cancelLabel={strings.swapCancel}
            onConfirm={onSwap}
          />
        )}
      </Suspense>
    </>
  );
}
