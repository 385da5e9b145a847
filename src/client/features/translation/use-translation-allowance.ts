import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent } from 'react';
import type { Tier } from '../../../shared/limits.ts';
import type { Allowance } from '../../../shared/quota.ts';
import { fallbackTranslationAllowance } from '../../api/fallbacks.ts';
import { reads, translationAllowanceInterval, useApi } from '../../api/queries.ts';

export interface TranslationAllowance {
  /** Undefined until the first answer; the fall-back when that failed. */
  allowance: Allowance | undefined;
  /** Takes over what an answer said is left, and asks the server again. */
  onUsed(remaining?: number): void;
}

/** What is left of the translations: asked for again every ten minutes and after each use. */
export function useTranslationAllowance(userId: string | undefined, tier: Tier): TranslationAllowance {
  const read = reads.translationAllowance(useApi(), userId);
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

  // Becoming premium, or ceasing to be, changes what is counted.
  const followTier = useEffectEvent((now: Tier) => {
    if (data && data.tier !== now) onUsed();
  });
  useEffect(() => followTier(tier), [tier]);

  return { allowance: data ?? (isError ? fallbackTranslationAllowance(tier) : undefined), onUsed };
}
