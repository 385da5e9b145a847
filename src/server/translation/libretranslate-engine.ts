import { z } from 'zod';
import { protectWithPlaceholders } from '../../shared/dictionary/term-protection.ts';
import { AppError } from '../../shared/errors.ts';
import type { LanguageCode } from '../../shared/languages.ts';
import { createProviderClient, type OpenAiOptions } from '../openai/openai-client.ts';
import { createParagraphEngine } from './paragraph-engine.ts';
import type { TranslationEngine } from './translation-engine.ts';

const languagesSchema = z.array(z.object({ code: z.string(), targets: z.array(z.string()).optional() }));
const responseSchema = z.object({ translatedText: z.array(z.string()) });

/** Older versions use other codes for some languages. */
const codes: Partial<Record<LanguageCode, readonly string[]>> = {
  'pt-BR': ['pt-BR', 'pb', 'pt'],
  'zh-CN': ['zh-Hans', 'zh'],
  'zh-CN-pinyin': ['zh-Hans', 'zh'],
  'zh-TW': ['zh-Hant', 'zt'],
};
const codesOf = (language: LanguageCode): readonly string[] => codes[language] ?? [language.slice(0, 2)];

export interface LibreTranslateOptions extends OpenAiOptions {
  /** Whether it runs on this computer, so that streaming can ask for each sentence. */
  bySentence?: boolean | undefined;
}

/** LibreTranslate, or anything that speaks its protocol. */
export function createLibreTranslateEngine(options: LibreTranslateOptions): TranslationEngine {
  const { apiKey, bySentence, ...rest } = options;
  const client = createProviderClient({ totalMs: 120_000, ...rest });

  return createParagraphEngine({
    sourceCodes: codesOf,
    targetCodes: codesOf,

    readLanguages: () =>
      client.request('/languages', {
        async read(response) {
          const list = languagesSchema.safeParse(JSON.parse(await response.text()));
          if (!list.success) throw unexpected('list of languages');
          const all = list.data.map(({ code }) => code);
          return new Map(list.data.map(({ code, targets }) => [code, new Set(targets ?? all)]));
        },
      }),

    protect: protectWithPlaceholders,
    bySentence,

    translate: (texts, { source, target, userId, signal }) =>
      client.request('/translate', {
        signal,
        body: () =>
          JSON.stringify({
            q: texts,
            source,
            target,
            format: 'text',
            ...(bySentence && { user: userId }),
            ...(apiKey === undefined ? {} : { api_key: apiKey }),
          }),
        async read(response) {
          const parsed = responseSchema.safeParse(JSON.parse(await response.text()));
          if (!parsed.success) throw unexpected('translation');
          return parsed.data.translatedText;
        },
        // It returns 403 for a wrong or missing key, and for an address that it has banned.
        errorOf({ status }) {
          // Our own engine: a file of the model is damaged.
          if (status === 410) return new AppError('unsupported-pair', { cause: new Error('damaged model') });
          if (status === 429)
            return new AppError('provider-busy', {
              cause: new Error('LibreTranslate’s rate limit is reached'),
            });
          return status === 403 ? new AppError('provider-unavailable', { cause: refusedKey() }) : undefined;
        },
      }),
  });
}

const unexpected = (what: string) =>
  new AppError('provider-failed', { cause: new Error(`LibreTranslate sent no ${what}`) });
const refusedKey = () => new Error('LibreTranslate refused the key: check TRANSLATION_API_KEY');
