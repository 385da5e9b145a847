import { useCallback, useEffect, useEffectEvent } from 'react';
import type { Tier } from '../../../shared/limits.ts';
import type { Allowance } from '../../../shared/quota.ts';
import { fallbackTranslationAllowance } from '../../api/fallbacks.ts';
import { apiQueries, translationAllowanceInterval } from '../../api/queries.ts';
import { useQuery, useQueryClient } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';

export interface TranslationAllowance {
  /** Undefined until the first response; a fallback if it failed. */
  allowance: Allowance | undefined;
  /** Updates the cached number if `remaining` is known, and refetches it. */
  onUsed(remaining?: number): void;
}

/** Refetched every ten minutes and after each use. */
export function useTranslationAllowance(userId: string | undefined, tier: Tier): TranslationAllowance {
  const read = apiQueries.translationAllowance(useBackend(), userId);
  const queries = useQueryClient();
  const { data, isError } = useQuery({ ...read, refetchInterval: translationAllowanceInterval });
  const [owner, name] = read.queryKey;

  const onUsed = useCallback(
    (remaining?: number) => {
      const queryKey = [owner, name] as const;
      if (remaining !== undefined) {
        queries.setQueryData<Allowance>(
          queryKey,
          (old) => old && { ...old, remaining, allowed: remaining > 0 },
        );
      }
      void queries.invalidateQueries({ queryKey });
    },
    [queries, owner, name],
  );

  // Free users have a number of translations, and premium users a number of characters.
  const followTier = useEffectEvent((now: Tier) => {
    if (data && data.tier !== now) onUsed();
  });
  useEffect(() => followTier(tier), [tier]);

  return { allowance: data ?? (isError ? fallbackTranslationAllowance(tier) : undefined), onUsed };
}
