import { useEffect, useState } from 'react';
import { navigate, useSearch } from '../../ui/router.tsx';

/** Why this screen was opened. It is removed from the URL, so that a reload doesn't repeat the action. */
export type ArrivalFlag = 'kept' | 'delete';

export function useArrivalFlag(): [ArrivalFlag | null, () => void] {
  const params = new URLSearchParams(useSearch());
  const given: ArrivalFlag | null = params.has('kept') ? 'kept' : params.has('delete') ? 'delete' : null;
  const [flag, setFlag] = useState(given);
  useEffect(() => {
    if (!given) return;
    setFlag(given);
    navigate('/account', { replace: true });
  }, [given]);
  return [flag, () => setFlag(null)];
}
