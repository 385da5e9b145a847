import type { Language } from './languages.ts';
import type { Tier } from './limits.ts';

/** The user who is choosing a language. */
export interface LanguageChooser {
  signedIn: boolean;
  tier: Tier;
  /** Set only if choosing the language uses up a translation. */
  translationsRemaining?: number;
}

/** Whether a language may be chosen, and if not, why. */
export type LanguageAccess = { allowed: true } | { allowed: false; reason: 'sign-in' | 'upgrade' };

/** Premium languages need Premium; free users without translations left are offered an upgrade. */
export function languageAccess(language: Pick<Language, 'tier'>, chooser: LanguageChooser): LanguageAccess {
  if (language.tier === 'premium') {
    if (!chooser.signedIn) return { allowed: false, reason: 'sign-in' };
    if (chooser.tier !== 'premium') return { allowed: false, reason: 'upgrade' };
  }
  const hasNoTranslations =
    chooser.signedIn && chooser.tier === 'free' && chooser.translationsRemaining === 0;
  return hasNoTranslations ? { allowed: false, reason: 'upgrade' } : { allowed: true };
}
