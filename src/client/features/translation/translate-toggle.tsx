import { Suspense } from 'react';
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
      <label className="translate-toggle flex cursor-pointer items-center gap-2 text-muted text-xs max-md:flex-col max-md:gap-0.5">
        {strings.toggle}
        <Switch label={strings.toggle} checked={translation.on} onCheckedChange={translation.toggle} />
      </label>
    </>
  );
}
