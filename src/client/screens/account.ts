import type { User } from '../../shared/entities.ts';
import type { Tier } from '../../shared/limits.ts';

export interface Account {
  /** The personal edition has no plans, so nothing is counted or offered. */
  personal?: true;
  user: User | null;
  userId: string | undefined;
  /** Free until the subscription is fetched. */
  tier: Tier;
  /** True once the lookup has succeeded or failed, and for visitors. */
  tierKnown: boolean;
  /** The maximum length of a transcript. Until the tier is known, the premium cap applies. */
  cap: number;
  capKnown: boolean;
  /** The end of the paid period, for premium users. */
  periodEnd: string | null;
  /** Whether the last payment failed. Premium is still active. */
  overdue: boolean;
}
