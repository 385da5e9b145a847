import { Combobox } from '../../ui/combobox.tsx';
import { translateWhenStrings as strings } from './translate-when-strings.ts';
import type { Translation } from './use-translation.ts';
import { useWhileSpeaking } from './use-while-speaking.ts';

export interface TranslateWhenProps {
  translation: Translation;
  onUpgrade(): void;
}

/** Shown beside the Translate switch, or in the More menu on narrow screens. */
export function TranslateWhen({ translation, onUpgrade }: TranslateWhenProps) {
  const choose = useWhileSpeaking(translation, onUpgrade);
  return (
    <Combobox
      label={strings.when}
      value={translation.live ? 'speaking' : 'after'}
      onChange={(when) => choose(when === 'speaking')}
      className="me-3 border-transparent bg-transparent text-muted max-lg:hidden"
      options={[
        { value: 'after', label: strings.afterRecording },
        {
          value: 'speaking',
          label: strings.whileSpeaking,
          locked: !translation.canBeLive,
          ...(translation.canBeLive ? {} : { detail: strings.needs }),
        },
      ]}
    />
  );
}
