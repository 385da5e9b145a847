import type { Tier } from '../../../shared/limits.ts';
import { allowanceOf, fallbackTranslationAllowance } from '../../api/fallbacks.ts';
import { apiQueries } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { translationStrings as strings } from './strings.ts';

/** Empty until the allowance is known. */
export function TranslationsLeft({ userId, tier }: { userId: string; tier: Tier }) {
  const read = useQuery(apiQueries.translationAllowance(useBackend(), userId));
  const allowance = allowanceOf(tier, read, fallbackTranslationAllowance);
  if (!allowance) return null;
  return (
    <span data-testid="translations-left" className="tabular-nums">
      {strings.left(allowance.remaining, allowance.tier)}
      {allowance.tier === 'premium' && (
        <>
          <span className="max-lg:sr-only"> {strings.leftUnit(allowance.remaining)}</span> {strings.leftFor}
        </>
      )}
    </span>
  );
}
