import { type ComponentType, createElement, lazy } from 'react';
import { loadTranslated } from '../interface/translated.ts';
import { createSignal, listenTo } from '../platform/signal.ts';
import { ErrorBoundary, type FailedProps, PartLoadError } from './error-boundary.tsx';
import { PartFailed } from './part-failed.tsx';

/** The pauses between attempts. After the last attempt the load fails. */
const pausesMs = [1_000, 2_000, 4_000, 8_000];

/** For each part that couldn't be loaded yet, a function that ends the pause before its next attempt. */
const failing = new Map<object, () => void>();
const changed = createSignal();

/** The parts that couldn't be loaded yet. */
export const failedLoads = {
  exist: (): boolean => failing.size > 0,
  subscribe: changed.subscribe,
  retry(): void {
    for (const end of failing.values()) end();
  },
};

/** Waits until the time is up, the browser is online again, or the user asks to try again. */
async function pause(part: object, ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = () => resolve();
  const timer = navigator.onLine ? setTimeout(end, ms) : undefined;
  const stop = listenTo(window, 'online', end);
  failing.set(part, end);
  changed.emit();
  await promise;
  clearTimeout(timer);
  stop();
}

/** Loads a module and tries again when the network drops for a moment. */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  const part = {};
  try {
    for (const ms of pausesMs) {
      try {
        return await loadTranslated(load);
      } catch {
        await pause(part, ms);
      }
    }
    return await loadTranslated(load);
  } finally {
    if (failing.delete(part)) changed.emit();
  }
}

/**
 * A component that is loaded when first rendered. If that fails, or if it crashes, `Failed` is shown in its place, with
 * the same props.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Failed: ComponentType<P & FailedProps> = PartFailed,
): ComponentType<P> {
  let hasFailed = false;
  const create = () =>
    lazy(() =>
      loadWithRetry(load).then(
        (part) => ({ default: part }),
        (cause: unknown) => {
          hasFailed = true;
          throw new PartLoadError('A part could not be loaded', { cause });
        },
      ),
    );
  let Part: ComponentType<P> = create();
  // React remembers a failed load, so the next attempt needs a new component.
  const onFailure = () => {
    if (hasFailed) Part = create();
    hasFailed = false;
  };
  return function LazyPart(props: P) {
    return createElement(ErrorBoundary, {
      render: () => createElement(Part, props),
      renderFailed: (failed) => createElement(Failed, { ...props, ...failed }),
      onFailure,
    });
  };
}
