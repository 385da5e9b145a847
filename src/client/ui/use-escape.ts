import { useEffectEvent, useLayoutEffect } from 'react';

const openList = '[data-radix-popper-content-wrapper] > [data-state="open"]';

/**
 * Radix starts to listen for Escape only a moment after it has shown a dialog, and until then a list that is
 * fading out still handles the key. This hook listens from the first frame.
 */
export function useEscape(open: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // A list that is open in the dialog is closed first.
      if (event.key !== 'Escape' || event.isComposing || document.querySelector(openList)) return;
      event.preventDefault();
      closeNow();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [open]);
}
