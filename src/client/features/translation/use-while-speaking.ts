import { useSettings } from '../../platform/use-settings.ts';
import { useToast } from '../../ui/toast.tsx';
import { translateWhenStrings as strings } from './translate-when-strings.ts';
import type { Translation } from './use-translation.ts';

/** Lets people choose when to translate, and says what they need if that isn't possible. */
export function useWhileSpeaking(
  { canBeLive }: Pick<Translation, 'canBeLive'>,
  onUpgrade: () => void,
): (whileSpeaking: boolean) => void {
  const toast = useToast();
  const [, update] = useSettings();
  return (whileSpeaking) => {
    if (!whileSpeaking || canBeLive) {
      update({ whileSpeaking });
      return;
    }
    toast({
      title: strings.needs,
      tone: 'info',
      action: { label: strings.upgrade, altText: strings.upgradeAlt, onClick: onUpgrade },
    });
  };
}
