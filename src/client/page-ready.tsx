import { useEffect } from 'react';

/** Makes replay-early-input.ts replay the input it has held back. */
const announceReady = () => document.dispatchEvent(new Event('page-ready'));

/** Render it after the screen: effects run in order, so those of the screen have run by then. */
export function PageReady() {
  useEffect(() => void announceReady(), []);
  return null;
}
