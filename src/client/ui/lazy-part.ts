import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** How long to wait before each new try. A part that is still not there afterwards is gone, and the page has to say so. */
const pausesMs = [1_000, 2_000, 4_000, 8_000];

const backOnline = () =>
  new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
const passing = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Loads, and where the network is away for a moment loads again. */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of pausesMs) {
    try {
      return await load();
    } catch {
      await (navigator.onLine ? passing(pause) : backOnline());
    }
  }
  return load();
}

/** A component that is loaded when it is first drawn. Without it a lost connection would take the whole page away. */
export const lazyPart = <P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(() => loadWithRetry(load).then((part) => ({ default: part })));
