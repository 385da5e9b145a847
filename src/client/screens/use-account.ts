import { noBenefits, type Tier, transcriptCap } from '../../shared/limits.ts';
import { tierOf } from '../api/fallbacks.ts';
import { apiQueries, useApi } from '../api/queries.ts';
import { useQuery } from '../api/use-query.ts';
import { useSession } from '../features/session/session.tsx';
import { deviceUserId, useOnDevice } from '../platform/device-mode.ts';
import type { Account } from './account.ts';
import { usePersonal } from './personal-edition.ts';

/** For display only, because the server checks everything itself. */
export function useAccount(): Account {
  const useEditionsAccount = usePersonal()?.useAccount ?? useHostedAccount;
  return useEditionsAccount();
}

function useHostedAccount(): Account {
  const { user, pending } = useSession();
  const client = useApi();
  const userId = useOnDevice() ? deviceUserId : user?.googleSub;
  const subscription = useQuery(apiQueries.subscription(client, userId));
  const invited = useQuery(apiQueries.inviteBenefits(client, userId));
  const tier: Tier = userId && subscription.data ? tierOf(subscription.data) : 'free';
  const premiumId = tier === 'premium' ? userId : undefined;
  const period = useQuery(apiQueries.subscriptionPeriod(client, premiumId));
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
