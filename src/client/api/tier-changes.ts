import type { Subscription } from '../../shared/entities.ts';
import type { ErrorCode } from '../../shared/errors.ts';
import { tierOf } from './fallbacks.ts';
import type { QueryClient } from './query-client.ts';

/** Errors that show that the page's tier is out of date. */
const tierChangeCodes = new Set<ErrorCode | null>(['tier-mismatch', 'premium-required', 'already-premium']);

export const revealsTierChange = (code: ErrorCode | null): boolean => tierChangeCodes.has(code);

const claimedTier = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'tier' in data ? data.tier : undefined;

/**
 * The tier can change elsewhere: in another tab, in Stripe, at the end of a period. When a response names another tier,
 * the subscription is refetched. If the tier has changed, everything else about that user is refetched too.
 */
export function watchTier(queryClient: QueryClient): () => void {
  const last = new Map<string, string>();
  return queryClient.onData(([userId, name], data) => {
    if (typeof userId !== 'string' || typeof name !== 'string') return;
    const key = [userId, 'subscription'];
    if (name === 'subscription') {
      const tier = tierOf(data as Subscription);
      const before = last.get(userId);
      last.set(userId, tier);
      if (before === undefined || before === tier) return;
      void queryClient.invalidateQueries({
        queryKey: [userId],
        predicate: (query) => query.queryKey[1] !== 'subscription',
      });
      return;
    }
    const known = queryClient.getQueryData<Subscription>(key);
    const claimed = claimedTier(data);
    if (known && claimed !== undefined && claimed !== tierOf(known)) {
      void queryClient.invalidateQueries({ queryKey: key });
    }
  });
}
