import { z } from 'zod';
import { protectedTag, protectWithTags } from '../../shared/dictionary/term-protection.ts';
import { AppError } from '../../shared/errors.ts';
import type { LanguageCode } from '../../shared/languages.ts';
import { createProviderClient, type OpenAiOptions } from '../openai/openai-client.ts';
import type { ErrorResponse } from '../openai/openai-errors.ts';
import { createParagraphEngine } from './paragraph-engine.ts';
import type { TranslationEngine } from './translation-engine.ts';

const languagesSchema = z.array(z.object({ language: z.string() }));
const responseSchema = z.object({ translations: z.array(z.object({ text: z.string() })) });

const quotaUsed = 456;

const targets: Partial<Record<LanguageCode, readonly string[]>> = {
  'zh-CN': ['ZH-HANS', 'ZH'],
  'zh-CN-pinyin': ['ZH-HANS', 'ZH'],
  'zh-TW': ['ZH-HANT'],
};
const baseOf = (language: LanguageCode): string => language.slice(0, 2).toUpperCase();

export function createDeeplEngine({ apiKey = '', ...options }: OpenAiOptions): TranslationEngine {
  const client = createProviderClient({
    totalMs: 120_000,
    ...options,
    authorization: `DeepL-Auth-Key ${apiKey}`,
  });

  const readCodes = (type: 'source' | 'target') =>
    client.request(`/v2/languages?type=${type}`, {
      errorOf,
      async read(response) {
        const parsed = languagesSchema.safeParse(JSON.parse(await response.text()));
        if (!parsed.success) throw unexpected('list of languages');
        return parsed.data.map(({ language }) => language.toUpperCase());
      },
    });

  return createParagraphEngine({
    sourceCodes: (language) => [baseOf(language)],
    targetCodes: (language) => targets[language] ?? [language.toUpperCase(), baseOf(language)],

    async readLanguages() {
      const [from, to] = await Promise.all([readCodes('source'), readCodes('target')]);
      return new Map(from.map((source) => [source, new Set(to)]));
    },

    protect: protectWithTags,

    translate: (texts, { source, target, context, isProtected, signal }) =>
      client.request('/v2/translate', {
        signal,
        errorOf,
        body: () =>
          JSON.stringify({
            text: texts,
            source_lang: source,
            target_lang: target,
            ...(context ? { context } : {}),
            ...(isProtected
              ? { tag_handling: 'xml', ignore_tags: [protectedTag], outline_detection: false }
              : {}),
          }),
        async read(response) {
          const parsed = responseSchema.safeParse(JSON.parse(await response.text()));
          if (!parsed.success) throw unexpected('translation');
          return parsed.data.translations.map(({ text }) => text);
        },
      }),
  });
}

function errorOf({ status }: ErrorResponse): AppError | undefined {
  if (status === quotaUsed) {
    return new AppError('provider-quota', { cause: new Error('The DeepL account’s quota is used up') });
  }
  if (status === 429)
    return new AppError('provider-busy', { cause: new Error('DeepL’s rate limit is reached') });
  if (status === 403) {
    const cause = new Error('DeepL refused the key: check TRANSLATION_API_KEY');
    return new AppError('provider-unavailable', { cause });
  }
  return undefined;
}

const unexpected = (what: string) =>
  new AppError('provider-failed', { cause: new Error(`DeepL sent no ${what}`) });
