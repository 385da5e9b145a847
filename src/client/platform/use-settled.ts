import { useEffect, useState } from 'react';

const settledMs = 3_000;

/** Whether the page has been open for a while and is online, so that loading more doesn't slow down its start. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const settle = () => setSettled(true);
    const settleOnline = () =>
      navigator.onLine ? settle() : window.addEventListener('online', settle, { once: true });
    const timer = setTimeout(settleOnline, settledMs);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', settle);
    };
  }, []);
  return settled;
}
