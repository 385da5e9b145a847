import { useEffect, useState } from 'react';
import { navigate, useSearch } from '../ui/router.tsx';

/**
 * What the query said when the screen was opened, if it has one of these parameters, and a function that forgets it. It
 * is removed from the URL, so that a reload doesn't repeat the action.
 */
export function useArrival(path: string, parameters: readonly string[]): [URLSearchParams, () => void] {
  const search = useSearch();
  const given = new URLSearchParams(search);
  const isArriving = parameters.some((parameter) => given.has(parameter));
  // Not the query itself, which a prerendered page doesn't know.
  const [arrival, setArrival] = useState('');
  useEffect(() => {
    if (!isArriving) return;
    setArrival(search);
    navigate(path, { replace: true });
  }, [isArriving, search, path]);
  return [new URLSearchParams(arrival), () => setArrival('')];
}
