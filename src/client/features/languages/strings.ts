export const languageStrings = {
  spoken: 'Language you speak',
  spokenCaption: 'You speak',
  target: 'Language to translate into',
  targetCaption: 'Translate to',
  premiumTitle: 'Sign In Required',
  premium: 'Please sign in to access premium languages',
  premiumBadge: 'Premium',
} as const;
