import * as z from 'zod/mini';
import { call } from '../call.ts';
import { idSchema, languageSchema, tierSchema } from '../entities.ts';
import { tidyActions } from '../tidy/tidy-actions.ts';

export const tidyCalls = {
  tidy: call({
    method: 'POST',
    path: '/api/tidy',
    summary: 'Punctuate, shorten or summarise text, or turn it into an e-mail; uses translation characters',
    access: 'user',
    scope: 'translate',
    body: z.object({
      text: z.string(),
      language: languageSchema,
      action: z.enum(tidyActions),
      userId: idSchema,
      subscriptionTier: tierSchema,
    }),
    response: z.object({ text: z.string(), remainingTranslations: z.number(), tier: tierSchema }),
  }),
} as const;
