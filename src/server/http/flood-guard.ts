const requestsPerWindow = 600;
const windowMs = 10_000;
/** Limits memory: with more callers than this in one window, the oldest are dropped. */
const maxCallers = 20_000;

/**
 * Counts all requests of a caller. It counts in memory, because a database write per request would cost more than the
 * flood itself. Returns how long a caller who sends too many has to wait.
 */
export function createFloodGuard(uptime: () => number): (caller: string) => number | undefined {
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
    return requests > requestsPerWindow ? windowEnd - now : undefined;
  };
}
