import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

export interface CheckoutReturn {
  /** The checkout somebody has come back from, having paid as far as the address knows. */
  sessionId: string | null;
  cancelled: boolean;
  /** Signing in interrupted a checkout that is to go on now. */
  resume: boolean;
  /** The checkout goes on: a step back must not start it a second time. */
  clearResume(): void;
}

/** What the address says about how this screen was reached. What was said once is not said again after a reload. */
export function useCheckoutReturn(): CheckoutReturn {
  const search = useSearch();
  const [, navigate] = useLocation();
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
  }, [sessionId, cancelled, navigate]);

  return { ...seen, resume, clearResume: () => navigate('/subscribe', { replace: true }) };
}
