/** Limits memory. A page's first requests arrive together, so even a small cache spares most lookups. */
const maxEntries = 1_000;

/**
 * Keeps what was read from the database until anything is committed, by this process or another. So signing out or a new
 * plan takes effect at once everywhere. Without a version it keeps nothing.
 */
export function createSessionCache<T>(readVersion: (() => number) | undefined) {
  const entries = new Map<string, T>();
  let version: number | undefined;

  function readCurrent(): void {
    const current = readVersion?.();
    if (current !== version) entries.clear();
    version = current;
  }

  return {
    find(key: string): T | undefined {
      readCurrent();
      return entries.get(key);
    },

    /** The version that a read which starts now will see, or an older one. */
    version: () => version,

    /** Something may have been committed since the value was read, so the version of that time is needed. */
    store(key: string, value: T, readAt: number | undefined): void {
      if (readAt === undefined || readAt !== version) return;
      if (entries.size >= maxEntries) entries.clear();
      entries.set(key, value);
    },
  };
}
