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
