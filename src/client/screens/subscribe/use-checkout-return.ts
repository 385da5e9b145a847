import { navigate, useSearch } from '../../ui/router.tsx';
import { useArrival } from '../use-arrival.ts';

export interface CheckoutReturn {
  /**
   * The checkout that the user has returned from. It doesn't prove a payment, because anybody can open such a URL.
   */
  sessionId: string | null;
  cancelled: boolean;
  /** Whether to continue a checkout that was interrupted by signing in. */
  resume: boolean;
  /** Removes the flag, so that the Back button doesn't start the checkout again. */
  clearResume(): void;
}

/** Reads the result of a checkout from the query. */
export function useCheckoutReturn(): CheckoutReturn {
  const [arrival] = useArrival('/subscribe', ['session_id', 'cancelled']);
  return {
    sessionId: arrival.get('session_id'),
    cancelled: arrival.has('cancelled'),
    resume: new URLSearchParams(useSearch()).get('checkout') === '1',
    clearResume: () => navigate('/subscribe', { replace: true }),
  };
}
