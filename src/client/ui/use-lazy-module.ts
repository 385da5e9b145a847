import { useEffect, useState } from 'react';

/**
 * Loads a module when it is first needed; null until it has arrived. Where loading failed, another `need` tries again.
 * `load` must stay the same function.
 */
export function useLazyModule<M>(load: () => Promise<M>, need: number | boolean): M | null {
  const [module, setModule] = useState<{ loaded: M } | null>(null);
  useEffect(() => {
    if (!need || module) return;
    let current = true;
    load().then(
      (loaded) => current && setModule({ loaded }),
      // The page says that it is offline.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [load, need, module]);
  return module?.loaded ?? null;
}
