import type { Tier } from '../../shared/limits.ts';

/** The page's request for a translation from English into Spanish. */
export const translationBody = (userId: string, subscriptionTier: Tier, text: string) => ({
  source: 'en',
  target: 'es',
  sourceLanguage: 'en-US',
  targetLanguage: 'es-ES',
  text,
  userId,
  subscriptionTier,
});
