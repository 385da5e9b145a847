import { useEffect, useState } from 'react';

/** The current time and when the component was mounted. The time is updated at each interval after that. */
export function useNow(everyMs: number): { now: number; mountedAt: number } {
  const [mountedAt] = useState(() => Date.now());
  const [now, setNow] = useState(mountedAt);
  useEffect(() => {
    const tick = setTimeout(() => setNow(Date.now()), everyMs - ((now - mountedAt) % everyMs));
    return () => clearTimeout(tick);
  }, [now, mountedAt, everyMs]);
  return { now, mountedAt };
}
