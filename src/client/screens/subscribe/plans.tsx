import type { ReactNode } from 'react';
import type { Tier } from '../../../shared/limits.ts';
import { builtInPlans } from '../../../shared/plans.ts';
import { ApiError } from '../../api/client.ts';
import { useQuery } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { plansQuery, useLastPlans } from '../../features/billing/last-plans.ts';
import { PlanCard } from '../../features/billing/plan-card.tsx';
import { billingStrings as strings } from '../../features/billing/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Shows the last known plans until Stripe's are there, and the built-in ones when Stripe can't be reached. */
export function Plans({
  tier,
  unavailable,
  action,
}: {
  /** Undefined for visitors. */
  tier: Tier | undefined;
  unavailable: boolean;
  action: ReactNode;
}) {
  const products = useQuery(plansQuery(useBackend()));
  const down = unavailable || (products.error instanceof ApiError && products.error.status === 503);
  // An empty list is a failure too, because nobody could subscribe.
  const failed = products.isError || products.data?.length === 0;
  const loading = !failed && products.data === undefined;
  const last = useLastPlans();
  const plans = failed ? builtInPlans : (products.data ?? last);
  return (
    <div className="space-y-4">
      {down && (
        <Notice live tone="bad" title={strings.unavailable}>
          {strings.unavailableText}
        </Notice>
      )}
      {failed && (
        <Notice
          live
          tone="warn"
          title={strings.plansError}
          action={
            <Button variant="outline" busy={products.isFetching} onClick={() => void products.refetch()}>
              {strings.retry}
            </Button>
          }
        >
          {strings.plansErrorText}
        </Notice>
      )}
      {loading && (
        <span role="status" className="sr-only">
          {strings.loadingPlans}
        </span>
      )}
      <div id="plans" className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6" aria-busy={loading}>
        {plans.map((plan) => (
          <PlanCard key={plan.metadata.tier} plan={plan} current={plan.metadata.tier === tier}>
            {plan.metadata.tier === 'premium' ? (
              action
            ) : (
              <p className="text-muted text-sm">{strings.freeForever}</p>
            )}
          </PlanCard>
        ))}
      </div>
      <p className="mx-auto max-w-xl text-balance pt-2 text-center text-muted text-sm">{strings.terms}</p>
    </div>
  );
}
