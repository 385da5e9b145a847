import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/queries.ts';
import { type CheckoutResult, requestCheckout } from './checkout.ts';

type CheckoutProblem = Exclude<CheckoutResult, { kind: 'go' }>;

export interface Checkout {
  /** Under way, up to and including the moment in which the page is left. */
  busy: boolean;
  problem: CheckoutProblem | null;
  start(userId: string): void;
}

/** Leaves for the payment page. A second press while the first is under way does nothing. */
export function useCheckout(
  navigate: (url: string) => void = (url) => window.location.assign(url),
): Checkout {
  const client = useApi();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CheckoutProblem | null>(null);
  const underWay = useRef(false);
  const leave = useRef(navigate);

  const settle = useCallback((next: CheckoutProblem | null) => {
    underWay.current = false;
    setBusy(false);
    setProblem(next);
  }, []);

  const start = useCallback(
    (userId: string) => {
      if (underWay.current) return;
      underWay.current = true;
      setBusy(true);
      setProblem(null);
      void requestCheckout(client, userId).then((result) => {
        if (result.kind === 'go') leave.current(result.url);
        else settle(result);
      });
    },
    [client, settle],
  );

  // Coming back with the browser's Back button shows the page as it was left: still busy.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) settle(null);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [settle]);

  return { busy, problem, start };
}
