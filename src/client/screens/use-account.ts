import type { User } from '../../shared/entities.ts';
import { noBenefits, type Tier, transcriptCap } from '../../shared/limits.ts';
import { tierOf } from '../api/fallbacks.ts';
import { reads, useApi } from '../api/queries.ts';
import { useQuery } from '../api/use-query.ts';
import { useSession } from '../features/session/session.tsx';

export interface Account {
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
  /** The last payment failed, but Premium is still active. */
  overdue: boolean;
}

/** For display only: the server checks everything itself. */
export function useAccount(): Account {
  const { user, pending } = useSession();
  const client = useApi();
  const userId = user?.googleSub;
  const subscription = useQuery(reads.subscription(client, userId));
  const invited = useQuery(reads.inviteBenefits(client, userId));
  const tier: Tier = userId && subscription.data ? tierOf(subscription.data) : 'free';
  const premiumId = tier === 'premium' ? userId : undefined;
  const period = useQuery(reads.subscriptionPeriod(client, premiumId));
  const benefits = (userId && invited.data) || noBenefits;
  const capKnown = !pending && (!userId || (subscription.isFetched && invited.isFetched));
  return {
    user,
    userId,
    tier,
    tierKnown: !userId || subscription.isFetched,
    cap: transcriptCap(capKnown ? tier : 'premium', benefits),
    capKnown,
    periodEnd: (premiumId && period.data?.subscriptionPeriodEnd) || null,
    overdue: subscription.data?.status === 'past_due',
  };
}
