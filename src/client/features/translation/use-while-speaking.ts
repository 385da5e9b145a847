import { useToast } from '../../ui/toast.tsx';
import { translateWhenStrings as strings } from './translate-when-strings.ts';
import type { Translation } from './use-translation.ts';

/** Chooses when to translate, and says what is missing. */
export function useWhileSpeaking(
  { canBeLive, setWhileSpeaking }: Pick<Translation, 'canBeLive' | 'setWhileSpeaking'>,
  onUpgrade: () => void,
): (whileSpeaking: boolean) => void {
  const toast = useToast();
  return (whileSpeaking) => {
    if (!whileSpeaking || canBeLive) {
      setWhileSpeaking(whileSpeaking);
      return;
    }
    toast({
      title: strings.needs,
      tone: 'info',
      action: { label: strings.upgrade, altText: strings.upgradeAlt, onClick: onUpgrade },
    });
  };
}
