import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

export interface Return {
  /** The checkout somebody has come back from, having paid as far as the address knows. */
  sessionId: string | null;
  cancelled: boolean;
  /** Signing in interrupted a checkout that is to go on now. */
  resume: boolean;
  /** The checkout goes on: a step back must not start it a second time. */
  dropResume(): void;
}

/** What the address says about how this screen was reached. What was said once is not said again after a reload. */
export function useReturn(): Return {
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

  return { ...seen, resume, dropResume: () => navigate('/subscribe', { replace: true }) };
}
