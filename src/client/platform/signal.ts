export interface Signal<Values extends unknown[] = []> {
  /** Returns a function that unsubscribes. */
  subscribe(listener: (...values: Values) => void): () => void;
  emit(...values: Values): void;
}

export function createSignal<Values extends unknown[] = []>(): Signal<Values> {
  const listeners = new Set<(...values: Values) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    emit(...values) {
      for (const listener of listeners) listener(...values);
    },
  };
}

type Stop = () => unknown;

/** Ends all of these subscriptions with one call. */
export const combineStops =
  (...stops: readonly Stop[]): (() => void) =>
  () => {
    for (const stop of stops) stop();
  };

/** Listens to an event of the browser. Returns a function that stops it. */
export function listenTo<E extends Event>(
  target: EventTarget,
  type: string,
  listener: (event: E) => void,
): () => void {
  target.addEventListener(type, listener as (event: Event) => void);
  return () => target.removeEventListener(type, listener as (event: Event) => void);
}
