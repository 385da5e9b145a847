import type { QueryClient } from '@tanstack/react-query';
import type { Subscription } from '../../shared/entities.ts';
import type { ErrorCode } from '../../shared/errors.ts';
import { tierOf } from './fallbacks.ts';

/** Refusals that show that the page believes in another tier than the server. */
const tellingCodes = new Set<ErrorCode | null>(['tier-mismatch', 'premium-required', 'already-premium']);

/** Whether an error reveals that the tier has changed behind the page's back. */
export const revealsTierChange = (code: ErrorCode | null): boolean => tellingCodes.has(code);

const claimedTier = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'tier' in data ? data.tier : undefined;

/**
 * Tiers change elsewhere: in another tab, at the payment provider, at the end of a period. Any answer that names
 * another tier than the subscription makes the subscription be asked for again, and a tier that has changed makes
 * everything else of that person be asked for again.
 */
export function watchTier(queryClient: QueryClient): () => void {
  const last = new Map<string, string>();
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const [userId, name] = event.query.queryKey as readonly unknown[];
    if (typeof userId !== 'string' || typeof name !== 'string') return;
    const { data } = event.query.state as { data: unknown };
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
