import { useEffect } from 'react';

/** Presses that were kept by keep-presses.ts are answered now. */
const announceReady = () => document.dispatchEvent(new Event('page-ready'));

/** Render it after the screen: effects run in order, so the screen's own have run by then. */
export function PageReady() {
  useEffect(() => void announceReady(), []);
  return null;
}
