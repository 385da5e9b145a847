import * as z from 'zod/mini';
import { call } from '../call.ts';
import { allowanceSchema, byUser, idSchema, languageSchema, tierSchema } from '../entities.ts';
import { translationContext } from '../limits.ts';

const translationRequest = z.object({
  source: z.string(),
  target: z.string(),
  sourceLanguage: languageSchema,
  targetLanguage: languageSchema,
  text: z.string(),
  /** The sentences before the text. They are context only and aren't translated. */
  context: z.optional(
    z
      .array(z.string().check(z.maxLength(translationContext.characters)))
      .check(z.maxLength(translationContext.sentences)),
  ),
  userId: idSchema,
  subscriptionTier: tierSchema,
});

const translationResponse = z.object({
  translatedText: z.string(),
  remainingTranslations: z.number(),
  tier: tierSchema,
  speakableText: z.optional(z.string()),
});

export const translationCalls = {
  translate: call({
    method: 'POST',
    path: '/api/translate',
    summary: 'Translate text; streams the words with Accept: text/event-stream',
    access: 'user',
    scope: 'translate',
    body: translationRequest,
    response: translationResponse,
    streams: true,
  }),
  translationPairs: call({
    method: 'GET',
    path: '/api/translation-pairs',
    summary: 'List the languages that each language can be translated into; null if every pair works',
    access: 'public',
    response: z.object({ pairs: z.nullable(z.record(z.string(), z.array(languageSchema))) }),
  }),
  translationAllowance: call({
    method: 'GET',
    path: '/api/translation-allowance/:userId',
    summary: 'Get the remaining translations (free) or characters (premium)',
    access: 'self',
    scope: 'read',
    params: byUser,
    response: allowanceSchema,
  }),
  resetTranslationCount: call({
    method: 'POST',
    path: '/api/reset-translation-count',
    summary: 'Reset the translation allowance; development mode only',
    access: 'user',
    body: z.object({ userId: idSchema }),
    response: allowanceSchema,
  }),
} as const;
