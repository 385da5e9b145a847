import { useState } from 'react';
import { useBackend } from '../../backend/use-backend.ts';
import { type CheckoutResult, requestCheckout } from './checkout.ts';
import { useRedirect } from './use-redirect.ts';

type CheckoutProblem = Exclude<CheckoutResult, { kind: 'go' }>;

export interface Checkout {
  busy: boolean;
  problem: CheckoutProblem | null;
  start(userId: string): void;
}

/** Opens the payment page, or says why it can't be opened. */
export function useCheckout(onAlreadyPremium?: () => void): Checkout {
  const client = useBackend();
  const { busy, redirect } = useRedirect();
  const [problem, setProblem] = useState<CheckoutProblem | null>(null);

  const checkOut = async (userId: string): Promise<string | undefined> => {
    setProblem(null);
    const result = await requestCheckout(client, userId);
    if (result.kind === 'go') return result.url;
    setProblem(result);
    if (result.kind === 'already-premium') onAlreadyPremium?.();
    return undefined;
  };

  return { busy, problem, start: (userId) => void redirect(() => checkOut(userId)) };
}
