import { translated } from '../../interface/translated.ts';

export const languageStrings = translated('languageChoice', {
  spoken: 'Language you speak',
  spokenCaption: 'You speak',
  target: 'Language to translate into',
  targetCaption: 'Translate into',
  premiumTitle: 'Sign In Required',
  premium: 'Please sign in to access premium languages',
  premiumBadge: 'Premium',
  unavailableNote: 'Not available',
  unavailableTitle: 'Language not available',
  unavailable: (name: string) => `The translation service doesn’t translate your language into ${name}.`,
  /** Added if the built-in engine translates. */
  moreLanguages:
    'For more languages, add a translation service’s key or run “npm run engines” on the server.',
});
