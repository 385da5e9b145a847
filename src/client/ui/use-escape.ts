import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Radix listens for Escape only some moments after it has shown a dialog, and until then a list that is fading out still
 * takes the key. This listens from the first frame on.
 */
export function useEscape(open: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      closeNow();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [open]);
}
