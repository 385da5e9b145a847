import { useEffect, useState } from 'react';
import { navigate, useSearch } from '../../ui/router.tsx';

export interface CheckoutReturn {
  /** The checkout that the user has returned from; the address doesn't prove a payment. */
  sessionId: string | null;
  cancelled: boolean;
  /** A checkout that signing in interrupted should continue. */
  resume: boolean;
  /** Removes the flag, so that the Back button doesn't start the checkout again. */
  clearResume(): void;
}

/** Reads how this screen was reached and removes it from the address, so that a reload doesn't report it again. */
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
