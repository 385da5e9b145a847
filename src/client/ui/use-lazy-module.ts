import { useEffect, useState } from 'react';
import { loadWithRetry } from './lazy-part.ts';

/** Loads a module when it is first needed; null until it has arrived. `load` must stay the same function. */
export function useLazyModule<M>(load: () => Promise<M>, needed: boolean): M | null {
  const [module, setModule] = useState<{ loaded: M } | null>(null);
  useEffect(() => {
    if (!needed || module) return;
    let current = true;
    loadWithRetry(load).then(
      (loaded) => current && setModule({ loaded }),
      // The page says that it is offline; the next need tries again.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [load, needed, module]);
  return module?.loaded ?? null;
}
