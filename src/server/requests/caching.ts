import { createHash } from 'node:crypto';

/** The same key for the same values. They can't be read from it. */
export const cacheKey = (...values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url');

/** Calls at most once per period. A failure is not cached: the next caller tries again. */
export function cacheResult<T>(
  call: () => Promise<T>,
  periodMs: number,
  uptime: () => number,
): () => Promise<T> {
  let cached: { result: Promise<T>; until: number } | undefined;
  return () => {
    if (cached && uptime() < cached.until) return cached.result;
    const entry = { result: call(), until: uptime() + periodMs };
    cached = entry;
    entry.result.catch(() => {
      if (cached === entry) cached = undefined;
    });
    return entry.result;
  };
}
