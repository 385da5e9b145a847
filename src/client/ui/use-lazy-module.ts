import { useEffect, useState } from 'react';

/**
 * Loads a module when it is first needed and returns null until then. If loading fails, it is tried again when `need`
 * changes. `load` must be a stable function.
 */
export function useLazyModule<M>(load: () => Promise<M>, need: number | boolean): M | null {
  const [module, setModule] = useState<{ loaded: M } | null>(null);
  useEffect(() => {
    if (!need || module) return;
    let current = true;
    load().then(
      (loaded) => current && setModule({ loaded }),
      // The page already says when it is offline.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [load, need, module]);
  return module?.loaded ?? null;
}
