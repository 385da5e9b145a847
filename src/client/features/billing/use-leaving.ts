import { useCallback, useEffect, useRef, useState } from 'react';

export interface Leaving {
  /** Under way, up to and including the moment in which the page is left. */
  busy: boolean;
  /** False when it has begun already: a second press does nothing. */
  begin(): boolean;
  settle(): void;
}

/** Asking for an address of the payment service and going there. */
export function useLeaving(): Leaving {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  const begin = useCallback(() => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    return true;
  }, []);
  const settle = useCallback(() => {
    underWay.current = false;
    setBusy(false);
  }, []);

  // Coming back with the browser's Back button shows the page as it was left: still busy.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) settle();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [settle]);

  return { busy, begin, settle };
}
