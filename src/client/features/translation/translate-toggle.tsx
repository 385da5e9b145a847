import { Suspense } from 'react';
import type { Tier } from '../../../shared/limits.ts';
import { allowanceOf, fallbackTranslationAllowance } from '../../api/fallbacks.ts';
import { apiQueries, useApi } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Switch } from '../../ui/switch.tsx';
import { translationStrings as strings } from './strings.ts';
import type { TranslateWhenProps } from './translate-when.tsx';

const TranslateWhen = lazyPart(() => import('./translate-when.tsx').then((module) => module.TranslateWhen));

export function TranslateToggle({ translation, onUpgrade }: TranslateWhenProps) {
  return (
    <>
      {translation.on && (
        <Suspense fallback={null}>
          <TranslateWhen translation={translation} onUpgrade={onUpgrade} />
        </Suspense>
      )}
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch is a button, which a label can hold */}
      <label className="flex cursor-pointer items-center gap-2 text-muted text-xs max-md:flex-col max-md:gap-0.5">
        {strings.toggle}
        <Switch label={strings.toggle} checked={translation.on} onCheckedChange={translation.toggle} />
      </label>
    </>
  );
}

/** Empty until the allowance is known, and for visitors. */
export function TranslationsLeft({ userId, tier }: { userId: string | undefined; tier: Tier }) {
  const read = useQuery(apiQueries.translationAllowance(useApi(), userId));
  const allowance = allowanceOf(tier, read, fallbackTranslationAllowance);
  if (userId === undefined || !allowance) return null;
  return (
    <span data-testid="translations-left" className="tabular-nums">
      {strings.left(allowance.remaining, allowance.tier)}
      {allowance.tier === 'premium' && (
        <>
          <span className="max-sm:sr-only"> {strings.leftUnit(allowance.remaining)}</span> {strings.leftFor}
        </>
      )}
    </span>
  );
}
