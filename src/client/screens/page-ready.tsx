import { useEffect } from 'react';

/** Tells replay-early-input.ts to replay the input it has kept. */
const announceReady = () => document.dispatchEvent(new Event('page-ready'));

/** Render it after the screen: effects run in order, so the screen's effects have run by then. */
export function PageReady() {
  useEffect(() => void announceReady(), []);
  return null;
}
