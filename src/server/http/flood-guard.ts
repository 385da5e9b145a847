/** How much of a limit a caller has left, and when it renews. */
export interface RateState {
  limit: number;
  /** Below zero if the request is one too many. */
  remaining: number;
  resetMs: number;
}

const requestsPerWindow = 600;
const windowMs = 10_000;
/** Limits memory: with more callers than this in one window, the oldest are dropped. */
const maxCallers = 20_000;

/**
 * Counts all requests of a caller. It counts in memory, because a database write per request would cost more than the
 * flood itself. Returns how much of the limit is left, which is below zero for a caller who sends too many.
 */
export function createFloodGuard(uptime: () => number): (caller: string) => RateState {
  let windowEnd = 0;
  const seen = new Map<string, number>();

  return (caller) => {
    const now = uptime();
    if (now >= windowEnd) {
      seen.clear();
      windowEnd = now + windowMs;
    }
    const requests = (seen.get(caller) ?? 0) + 1;
    if (requests === 1 && seen.size >= maxCallers) {
      for (const first of seen.keys()) {
        seen.delete(first);
        break;
      }
    }
    seen.set(caller, requests);
    return { limit: requestsPerWindow, remaining: requestsPerWindow - requests, resetMs: windowEnd - now };
  };
}
