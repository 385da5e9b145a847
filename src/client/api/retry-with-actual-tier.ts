import type { Tier } from '../../shared/limits.ts';
import { ApiError } from './client.ts';

/**
 * Sends a request that names the tier. If the plan has changed elsewhere, the refusal names the actual tier, and the
 * request is sent once more with it.
 */
export function retryWithActualTier<T>(tier: Tier, ask: (tier: Tier) => Promise<T>): Promise<T> {
  return ask(tier).catch((error: unknown) => {
    const actual = actualTier(error);
    if (!actual) throw error;
    return ask(actual);
  });
}

function actualTier(error: unknown): Tier | undefined {
  if (!(error instanceof ApiError) || error.code !== 'tier-mismatch') return undefined;
  const { tier } = error.data;
  return tier === 'free' || tier === 'premium' ? tier : undefined;
}
