import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** The pauses between attempts. After the last one the load fails. */
const pausesMs = [1_000, 2_000, 4_000, 8_000];

const backOnline = () =>
  new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
const passing = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Loads a module and tries again when the network drops for a moment. */
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

/** A component that is loaded when first rendered. Without the retries a lost connection would break the whole page. */
export const lazyPart = <P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(() => loadWithRetry(load).then((part) => ({ default: part })));
