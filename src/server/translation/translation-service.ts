import type { FastifyBaseLogger } from 'fastify';
import type { api } from '../../shared/api.ts';
import type { Answer, Body } from '../../shared/call.ts';
import { AppError } from '../../shared/errors.ts';
import { engineLocale, type LanguageCode, toLocale } from '../../shared/languages.ts';
import { type InviteBenefits, transcriptCap } from '../../shared/limits.ts';
import type { SessionUser } from '../auth/sessions.ts';
import { checkText, invalid } from '../http/check-text.ts';
import type { Spending } from '../usage/spending.ts';
import type { CachedTranslation, TranslationCache } from './translation-cache-queries.ts';
import type { TranslateOptions, Translator } from './translator.ts';

type TranslationBody = Body<typeof api.translate>;
type TranslationAnswer = Answer<typeof api.translate>;
type Watching = Pick<TranslateOptions, 'signal' | 'onPartial'>;

/** One translation from request to answer: checked, looked up, reserved, made, settled, kept. */
export function createTranslating(deps: {
  translator: Translator;
  spending: Spending;
  cache: TranslationCache;
  benefits: (user: SessionUser) => Promise<InviteBenefits>;
  now: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}) {
  const { translator, spending, cache, now } = deps;

  return async (
    user: SessionUser,
    body: TranslationBody,
    watching: Watching = {},
  ): Promise<TranslationAnswer> => {
    const { sourceLanguage: source, targetLanguage: target } = body;
    checkLanguages(body);
    const text = checkText(body.text, transcriptCap(user.tier, await deps.benefits(user)));
    const key = { userId: user.id, source, target, text };

    const known = await cache.find(key, now());
    if (known) return answer(known, user, (await spending.allowance(user, 'translation')).remaining);

    const { result, remaining } = await spending.spend(user, 'translation', text, () =>
      translator.translate({ text, source, target, ...watching }),
    );
    // The translation is made and paid for: a cache that fails must not take it away.
    await cache.keep(key, result, now()).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'a translation could not be kept');
    });
    return answer(result, user, remaining);
  };
}

function answer(translation: CachedTranslation, user: SessionUser, remaining: number): TranslationAnswer {
  const { text, speakableText } = translation;
  return {
    translatedText: text,
    remainingTranslations: remaining,
    tier: user.tier,
    ...(speakableText === undefined ? {} : { speakableText }),
  };
}

/** The full codes count; a short one says the same in fewer letters, or the request contradicts itself. */
function agree(short: string, full: LanguageCode): boolean {
  const bases = [full, engineLocale(full)].map((code) => code.split('-')[0]);
  return toLocale(short) === full || bases.includes(short);
}

function checkLanguages(body: TranslationBody): void {
  for (const field of ['source', 'target'] as const) {
    const full = `${field}Language` as const;
    if (!agree(body[field], body[full])) {
      throw invalid(field, `does not agree with ${full}`);
    }
  }
  if (body.sourceLanguage === body.targetLanguage) throw new AppError('same-language');
}
