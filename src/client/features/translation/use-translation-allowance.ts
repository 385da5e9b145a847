import { useMemo } from 'react';
import type { Tier } from '../../../shared/limits.ts';
import type { Allowance } from '../../../shared/quota.ts';
import { fallbackTranslationAllowance } from '../../api/fallbacks.ts';
import { apiQueries, translationAllowanceInterval } from '../../api/queries.ts';
import type { QueryClient } from '../../api/query-client.ts';
import { useQuery } from '../../api/use-query.ts';
import type { Backend } from '../../backend/backend.ts';
import { useBackend } from '../../backend/use-backend.ts';

/**
 * Refetched every ten minutes and after each use. Undefined until the first response; a fallback if it failed.
 */
export function useTranslationAllowance(userId: string | undefined, tier: Tier): Allowance | undefined {
  const read = apiQueries.translationAllowance(useBackend(), userId);
  const { data, isError } = useQuery({ ...read, refetchInterval: translationAllowanceInterval });
  const fallback = useMemo(() => fallbackTranslationAllowance(tier), [tier]);
  return data ?? (isError ? fallback : undefined);
}

/** Updates the cached number if `remaining` is known, and refetches it. */
export function countTranslation(
  { client, queries }: { client: Backend; queries: QueryClient },
  userId: string | undefined,
  remaining?: number,
): void {
  const { queryKey } = apiQueries.translationAllowance(client, userId);
  if (remaining !== undefined)
    queries.setQueryData<Allowance>(queryKey, (old) => old && { ...old, remaining, allowed: remaining > 0 });
  void queries.invalidateQueries({ queryKey });
}
