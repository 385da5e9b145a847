import { AppError } from '../../shared/errors.ts';
import type { SessionUser } from '../requests/session-user.ts';

const ids = ['userId', 'googleSub', 'inviteeSub'];
const tiers = ['tier', 'subscriptionTier'];

/** A request may name its user: the ids must be the user's own, and the tier must be the one on record. */
export function checkClaims(user: SessionUser, ...sources: unknown[]): void {
  for (const source of sources) {
    if (typeof source !== 'object' || source === null) continue;
    const claims = source as Record<string, unknown>;
    for (const key of ids) {
      if (key in claims && claims[key] !== user.id) throw new AppError('not-yours');
    }
    for (const key of tiers) {
      if (key in claims && claims[key] !== user.tier) {
        throw new AppError('tier-mismatch', { data: { tier: user.tier } });
      }
    }
  }
}
