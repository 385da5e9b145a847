import type { Language } from './languages.ts';
import type { Tier } from './limits.ts';

/** The person who chooses a language. */
export interface LanguageChooser {
  signedIn: boolean;
  tier: Tier;
  /** Set only where choosing a language uses a translation. */
  translationsRemaining?: number;
}

/** Whether a language may be chosen, or the reason why not. */
export type LanguageAccess = { allowed: true } | { allowed: false; reason: 'sign-in' | 'upgrade' };

/** Premium languages need Premium; free users without translations left are offered an upgrade. */
export function languageAccess(language: Pick<Language, 'tier'>, chooser: LanguageChooser): LanguageAccess {
  if (language.tier === 'premium') {
    if (!chooser.signedIn) return { allowed: false, reason: 'sign-in' };
    if (chooser.tier !== 'premium') return { allowed: false, reason: 'upgrade' };
  }
  const spent = chooser.signedIn && chooser.tier === 'free' && chooser.translationsRemaining === 0;
  return spent ? { allowed: false, reason: 'upgrade' } : { allowed: true };
}
