import { type LanguageCode, languageOf } from '../../../shared/languages.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { useToast } from '../../ui/toast.tsx';
import { translationStrings as strings } from './strings.ts';

const completeToastMs = 3_000;

export interface TranslationMessages {
  complete(language: LanguageCode): void;
  cancelled(): void;
  signIn(): void;
  /** Somebody who was too quick is told when to try again. */
  failed(retryMessage?: string): void;
  /** The server refused. */
  limitReached(): void;
  /** The page knew already that nothing is left. */
  limitKnown(limit: number): void;
  /** Premium characters are used up; there is nothing to upgrade to. */
  periodUsed(remaining: number, renewsAt: string | undefined): void;
}

/** What people are told about their translations, each word for word as specified. */
export function useMessages(onUpgrade: () => void, onSignIn: () => void): TranslationMessages {
  const toast = useToast();
  const announce = useAnnounce();
  return {
    complete(language) {
      const description = strings.completeIn(languageOf(language).name);
      toast({ title: strings.complete, description, tone: 'good', duration: completeToastMs });
    },
    cancelled: () => announce(strings.cancelled),
    signIn: () =>
      toast({
        title: strings.signInTitle,
        description: strings.signIn,
        tone: 'info',
        action: { label: strings.signInAction, altText: strings.signInAlt, onClick: onSignIn },
      }),
    failed: (retryMessage) =>
      toast({ title: strings.errorTitle, description: retryMessage ?? strings.error, tone: 'bad' }),
    limitReached: () =>
      toast({
        title: strings.limitToast,
        description: strings.limitToastText,
        tone: 'warn',
        action: { label: strings.upgrade, altText: strings.upgradeAlt, onClick: onUpgrade },
      }),
    limitKnown: (limit) =>
      toast({ title: strings.knownLimitTitle, description: strings.knownLimit(limit), tone: 'warn' }),
    periodUsed: (remaining, renewsAt) =>
      toast({
        title: strings.limitPanel,
        description: strings.limitPanelPremium(remaining, renewsAt),
        tone: 'warn',
      }),
  };
}
