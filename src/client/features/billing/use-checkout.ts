import { useCallback, useState } from 'react';
import { useApi } from '../../api/queries.ts';
import { type CheckoutResult, requestCheckout } from './checkout.ts';
import { type Leaving, useLeaving } from './use-leaving.ts';

type CheckoutProblem = Exclude<CheckoutResult, { kind: 'go' }>;

export interface Checkout extends Pick<Leaving, 'busy'> {
  problem: CheckoutProblem | null;
  start(userId: string): void;
}

/** Leaves for the payment page. A second press while the first is under way does nothing. */
export function useCheckout(): Checkout {
  const client = useApi();
  const { busy, begin, settle } = useLeaving();
  const [problem, setProblem] = useState<CheckoutProblem | null>(null);

  const start = useCallback(
    (userId: string) => {
      if (!begin()) return;
      setProblem(null);
      void requestCheckout(client, userId).then((result) => {
        if (result.kind === 'go') {
          window.location.assign(result.url);
          return;
        }
        settle();
        setProblem(result);
      });
    },
    [client, begin, settle],
  );

  return { busy, problem, start };
}
