import { Switch } from '../../ui/switch.tsx';
import { translationStrings as strings } from './strings.ts';
import type { Translation } from './use-translation.ts';

export const TranslateToggle = ({ translation }: { translation: Translation }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the switch is a button, which a label can hold
  <label className="translates flex cursor-pointer items-center gap-2 text-muted text-xs max-md:flex-col max-md:gap-0.5">
    {strings.toggle}
    <Switch
      aria-keyshortcuts="T"
      label={strings.toggle}
      checked={translation.on}
      onCheckedChange={translation.toggle}
    />
  </label>
);
