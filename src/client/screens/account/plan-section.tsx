import { Crown } from 'lucide-react';
import { isAlive } from '../../../shared/subscription.ts';
import { tierOf } from '../../api/fallbacks.ts';
import { apiQueries } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { accountQueries } from '../../features/account/account-queries.ts';
import { AccountSection } from '../../features/account/account-section.tsx';
import { ActivityChart } from '../../features/account/activity-chart.tsx';
import { accountStrings } from '../../features/account/strings.ts';
import { UsageBars } from '../../features/account/usage-bars.tsx';
import { renewalText } from '../../features/billing/renewal-text.ts';
import { billingStrings } from '../../features/billing/strings.ts';
import { usePortal } from '../../features/billing/use-portal.ts';
import { formatLongDate } from '../../interface/formats.ts';
import { renewalTime } from '../../interface/renewal-time.ts';
import { page } from '../../platform/page.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Link } from '../../ui/router.tsx';
import { screenStrings as strings } from './strings.ts';

export function PlanSection({ userId }: { userId: string }) {
  const client = useBackend();
  const portal = usePortal();
  const read = useQuery(apiQueries.subscription(client, userId));
  const { data: subscription } = read;
  const tier = subscription ? tierOf(subscription) : 'free';
  const account = useQuery(accountQueries.account(client, userId));
  if (!subscription && read.errorUpdateCount > 0) {
    return (
      <AccountSection title={strings.plan}>
        <Notice
          live
          tone="warn"
          action={
            <Button variant="outline" busy={read.isFetching} onClick={read.refetch}>
              {strings.tryAgain}
            </Button>
          }
        >
          {strings.planFailed}
        </Notice>
      </AccountSection>
    );
  }
  const periodEnd = subscription?.subscriptionPeriodEnd;
  const date = periodEnd ? formatLongDate(periodEnd) : null;
  const paidRenewal =
    date && (subscription?.cancelAtPeriodEnd ? accountStrings.endsOn(date) : accountStrings.renewsOn(date));
  const renewal = (tier === 'premium' && paidRenewal) || accountStrings.renewsDaily(renewalTime());
  return (
    <AccountSection title={strings.plan}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex min-w-0 flex-1 basis-48 flex-wrap items-center gap-2 text-muted text-sm">
          <Badge>
            {tier === 'premium' && <Crown aria-hidden="true" />}
            {/* On wide screens the header has the word. */}
            <span className={tier === 'premium' ? 'sm:sr-only' : undefined}>
              {tier === 'premium' ? strings.premium : strings.free}
            </span>
          </Badge>
          {subscription && renewalText(subscription)}
        </p>
        {isAlive(subscription?.status ?? null) ? (
          <Button variant="outline" busy={portal.busy} onClick={portal.open}>
            {billingStrings.manage}
          </Button>
        ) : (
          <Link href="/subscribe" className={buttonClass('outline')}>
            {strings.upgrade}
          </Link>
        )}
      </div>
      <UsageBars userId={userId} tier={tier} renewal={renewal} />
      {page().recognition && account.data && <ActivityChart days={account.data.recognitionDays} />}
    </AccountSection>
  );
}
