import { useEffect, useState } from 'react';
import { whenSettled } from './when-settled.ts';

/** Whether the page has been open for a while and is online, so that loading more doesn't slow down its start. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => whenSettled(() => setSettled(true)), []);
  return settled;
}
