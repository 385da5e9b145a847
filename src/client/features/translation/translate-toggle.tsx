import { useQuery } from '@tanstack/react-query';
import type { Tier } from '../../../shared/limits.ts';
import { fallbackTranslationAllowance } from '../../api/fallbacks.ts';
import { reads, useApi } from '../../api/queries.ts';
import { Switch } from '../../ui/switch.tsx';
import { strings } from './strings.ts';
import type { Translation } from './use-translation.ts';

/** On or off, with what is left beside it where there is room. */
export function TranslateToggle({ translation }: { translation: Translation }) {
  const { allowance, on, toggle } = translation;
  return (
    <div className="flex shrink-0 items-center gap-3">
      {allowance && (
        <span className="text-muted text-xs tabular-nums max-lg:hidden">
          {strings.leftShort(allowance.remaining, allowance.tier)}
        </span>
      )}
      <Switch label={strings.toggle} checked={on} onCheckedChange={toggle} />
    </div>
  );
}

/** What is left, in words, for the line that names the tier. Nothing while it is not known, or nobody is signed in. */
export function TranslationsLeft({ userId, tier }: { userId: string | undefined; tier: Tier }) {
  const { data, isError } = useQuery(reads.translationAllowance(useApi(), userId));
  const allowance = data ?? (isError ? fallbackTranslationAllowance(tier) : undefined);
  if (userId === undefined || !allowance) return null;
  return (
    <span data-testid="translations-left" className="tabular-nums">
      {strings.left(allowance.remaining, allowance.tier)}
    </span>
  );
}
