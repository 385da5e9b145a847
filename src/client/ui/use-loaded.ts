import { useEffect, useEffectEvent, useState } from 'react';

export interface Loaded<T> {
  /** Undefined until it has been loaded. */
  value: T | undefined;
  failed: boolean;
  /** Loads it again. The old value stays until then. */
  reload(): void;
}

/** Loads something when the component is shown and whenever `key` changes. */
export function useLoaded<T>(key: unknown, load: (left: AbortSignal) => Promise<T>): Loaded<T> {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ key: unknown; value?: T; failed: boolean }>();
  const latest = useEffectEvent(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    latest(signal).then(
      (value) => !signal.aborted && setLoaded({ key, value, failed: false }),
      () => !signal.aborted && setLoaded({ key, failed: true }),
    );
    return () => left.abort();
  }, [key, attempt]);
  const current = loaded?.key === key ? loaded : undefined;
  return {
    value: current?.value,
    failed: current?.failed ?? false,
    reload() {
      setLoaded((last) => last && { ...last, failed: false });
      setAttempt((last) => last + 1);
    },
  };
}
