import { useEffect } from 'react';

/** Replays the presses that keep-presses.ts has kept. */
const announceReady = () => document.dispatchEvent(new Event('page-ready'));

/** Render it after the screen: effects run in order, so those of the screen have run by then. */
export function PageReady() {
  useEffect(() => void announceReady(), []);
  return null;
}
