import type { Language } from './languages.ts';
import type { Tier } from './limits.ts';

/** Who wants to choose a language. */
export interface LanguageChooser {
  signedIn: boolean;
  tier: Tier;
  /** Translations left, where choosing a language means spending one; unknown where it does not. */
  translationsRemaining?: number;
}

/** Whether a language may be chosen, and what stands in the way. */
export type LanguageAccess = { allowed: true } | { allowed: false; reason: 'sign-in' | 'upgrade' };

/** Premium languages need a premium user; free users without a translation left are offered more. */
export function languageAccess(language: Pick<Language, 'tier'>, chooser: LanguageChooser): LanguageAccess {
  if (language.tier === 'premium') {
    if (!chooser.signedIn) return { allowed: false, reason: 'sign-in' };
    if (chooser.tier !== 'premium') return { allowed: false, reason: 'upgrade' };
  }
  const spent = chooser.signedIn && chooser.tier === 'free' && chooser.translationsRemaining === 0;
  return spent ? { allowed: false, reason: 'upgrade' } : { allowed: true };
}
