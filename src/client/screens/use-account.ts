import { noBenefits, type Tier, transcriptCap } from '../../shared/limits.ts';
import { tierOf } from '../api/fallbacks.ts';
import { apiQueries } from '../api/queries.ts';
import { useQuery } from '../api/use-query.ts';
import { useBackend, useCapability } from '../backend/use-backend.ts';
import { useSession } from '../features/session/session.tsx';
import type { Account } from './account.ts';
import { usePersonal } from './personal-edition.ts';

/** For display only, because the server checks everything itself. */
export function useAccount(): Account {
  const useEditionsAccount = usePersonal()?.useAccount ?? useHostedAccount;
  return useEditionsAccount();
}

function useHostedAccount(): Account {
  const { user, pending } = useSession();
  const client = useBackend();
  const owner = useCapability('owner');
  const hasPlans = useCapability('hasPlans');
  const userId = owner ?? user?.googleSub;
  const memberId = hasPlans ? userId : undefined;
  const subscription = useQuery(apiQueries.subscription(client, memberId));
  const invited = useQuery(apiQueries.inviteBenefits(client, memberId));
  const paid: Tier = memberId && subscription.data ? tierOf(subscription.data) : 'free';
  // Without plans, nobody has to pay for anything.
  const tier = hasPlans ? paid : 'premium';
  const premiumId = paid === 'premium' ? memberId : undefined;
  const period = useQuery(apiQueries.subscriptionPeriod(client, premiumId));
  const benefits = (memberId && invited.data) || noBenefits;
  const capKnown = !hasPlans || (!pending && (!memberId || (subscription.isFetched && invited.isFetched)));
  return {
    user,
    userId,
    tier,
    tierKnown: !memberId || subscription.isFetched,
    cap: transcriptCap(capKnown ? tier : 'premium', benefits),
    capKnown,
    periodEnd: (premiumId && period.data?.subscriptionPeriodEnd) || null,
    overdue: subscription.data?.status === 'past_due',
  };
}
