import { useSyncExternalStore } from 'react';
import type { Plan } from '../../../shared/entities.ts';
import { builtInPlans } from '../../../shared/plans.ts';
import type { ApiClient } from '../../api/client.ts';
import { apiQueries } from '../../api/queries.ts';
import type { QueryOptions } from '../../api/query-client.ts';
import { localStore } from '../../platform/storage.ts';

const isPlan = (value: unknown): value is Plan => {
  const plan = value as Partial<Plan> | null;
  return (
    typeof plan?.id === 'string' &&
    typeof plan.price?.unit_amount === 'number' &&
    typeof plan.price.recurring?.interval === 'string' &&
    typeof plan.metadata?.tier === 'string' &&
    Array.isArray(plan.features)
  );
};

let read: { raw: string | null; plans: readonly Plan[] } | undefined;

/** The plans of the last visit, or the built-in ones. */
function lastPlans(): readonly Plan[] {
  const raw = localStore.read('plans');
  if (read?.raw !== raw) {
    const stored = localStore.readJson('plans');
    const isUsable = Array.isArray(stored) && stored.length > 0 && stored.every(isPlan);
    read = { raw, plans: isUsable ? stored : builtInPlans };
  }
  return read?.plans ?? builtInPlans;
}

const never = () => () => {};

/** The plans, which are stored for the next visit. */
export function plansQuery(client: ApiClient): QueryOptions<Plan[]> {
  const query = apiQueries.products(client);
  return {
    ...query,
    async queryFn(context) {
      const plans = await query.queryFn(context);
      if (plans.length > 0) localStore.writeJson('plans', plans);
      return plans;
    },
  };
}

/** The plans that are shown until the server has answered, so that nobody waits for prices. */
export const useLastPlans = (): readonly Plan[] => useSyncExternalStore(never, lastPlans, () => builtInPlans);
