import { useEffect, useState } from 'react';
import { navigate, useSearch } from '../../ui/router.tsx';

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

/** Reads the result of a checkout from the query and removes it, so that a reload doesn't report it again. */
export function useCheckoutReturn(): CheckoutReturn {
  const search = useSearch();
  const [seen, setSeen] = useState<{ sessionId: string | null; cancelled: boolean }>({
    sessionId: null,
    cancelled: false,
  });
  const params = new URLSearchParams(search);
  const sessionId = params.get('session_id');
  const cancelled = params.has('cancelled');
  const resume = params.get('checkout') === '1';

  useEffect(() => {
    if (!sessionId && !cancelled) return;
    setSeen({ sessionId, cancelled });
    navigate('/subscribe', { replace: true });
  }, [sessionId, cancelled]);

  return { ...seen, resume, clearResume: () => navigate('/subscribe', { replace: true }) };
}
