import type { BaseLogger } from 'pino';
import type { api } from '../../shared/api.ts';
import type { Body, ResponseBody } from '../../shared/call.ts';
import { AppError } from '../../shared/errors.ts';
import { inviteBenefits } from '../../shared/invites.ts';
import { engineLocale, type LanguageCode, toLocale } from '../../shared/languages.ts';
import { type PlanLimits, transcriptCap } from '../../shared/limits.ts';
import { type Allowance, usageCost } from '../../shared/quota.ts';
import { sanitize } from '../../shared/sanitize.ts';
import type { DictionaryService } from '../dictionary/dictionary-service.ts';
import { checkText, invalidField } from '../requests/request-checks.ts';
import type { SessionUser } from '../requests/session-user.ts';
import type { UsageService } from '../usage/usage-service.ts';
import type { Translation } from './translation.ts';
import type { TranslationCache } from './translation-cache-queries.ts';
import type { TranslateOptions, TranslationProvider } from './translation-provider.ts';

type TranslationBody = Body<typeof api.translate>;
type TranslationResponse = ResponseBody<typeof api.translate>;
type StreamOptions = Pick<TranslateOptions, 'signal' | 'onPartial'>;

export type TranslationService = ReturnType<typeof createTranslationService>;

export function createTranslationService(deps: {
  provider: TranslationProvider;
  cache: TranslationCache;
  usage: UsageService;
  /** The person's fixed translations for the terms of the text. */
  glossary: DictionaryService['glossary'];
  limits: PlanLimits;
  now: () => number;
  log: Pick<BaseLogger, 'warn'>;
}) {
  const { provider, cache, usage, glossary: findGlossary, limits, now, log } = deps;

  const allowance = (user: SessionUser): Promise<Allowance> => usage.allowance(user, 'translation');

  return {
    allowance,

    /** If the service can't list its pairs, all are offered; translating a missing pair then fails. */
    async pairs(): Promise<ResponseBody<typeof api.translationPairs>> {
      return { pairs: (await provider.pairs?.().catch(() => undefined)) ?? null };
    },

    async translate(
      user: SessionUser,
      body: TranslationBody,
      stream: StreamOptions = {},
    ): Promise<TranslationResponse> {
      const { sourceLanguage: source, targetLanguage: target } = body;
      checkLanguages(body);
      const cap = transcriptCap(user.tier, inviteBenefits(user.invitees), limits);
      const text = checkText(body.text, cap);
      const glossary = await findGlossary(user, text, { source, target });
      const key = { userId: user.id, source, target, text, glossary };

      const cached = await cache.find(key, now());
      if (cached) return toResponse(cached, user, (await allowance(user)).remaining);

      const cost = usageCost('translation', user.tier, text);
      const reservation = await usage.reserve(user, 'translation', cost);
      try {
        const options = { text, source, target, glossary, userId: user.id, ...contextOf(body), ...stream };
        const result = await provider.translate(options);
        await reservation
          .settle((tx) => cache.keep(tx, key, result, now()))
          .catch((error: unknown) => {
            // The translation is already paid for, so it is returned even if the cache fails.
            log.warn({ err: error }, 'a translation could not be cached');
            return reservation.settle();
          });
        return toResponse(result, user, reservation.remaining);
      } catch (error) {
        await reservation.release();
        throw error;
      }
    },

    /** For development: resets the count of the current period. */
    async resetUsage(user: SessionUser): Promise<Allowance> {
      await usage.reset(user, 'translation');
      return allowance(user);
    },

    removeOldFromCache: () => cache.removeOld(now()),
  };
}

function toResponse(translation: Translation, user: SessionUser, remaining: number): TranslationResponse {
  const { text, speakableText } = translation;
  return {
    translatedText: text,
    remainingTranslations: remaining,
    tier: user.tier,
    ...(speakableText === undefined ? {} : { speakableText }),
  };
}

/** Not part of the cache key, so that nobody pays twice for the same sentence. */
function contextOf({ context = [] }: TranslationBody): Pick<TranslateOptions, 'context'> {
  const sentences = context.map((sentence) => sanitize(sentence).trim()).filter(Boolean);
  return sentences.length > 0 ? { context: sentences } : {};
}

/** Only the full codes are used. A short code, if sent, must name the same language. */
function namesSameLanguage(short: string, full: LanguageCode): boolean {
  const bases = [full, engineLocale(full)].map((code) => code.split('-')[0]);
  return toLocale(short) === full || bases.includes(short);
}

function checkLanguages(body: TranslationBody): void {
  for (const field of ['source', 'target'] as const) {
    const full = `${field}Language` as const;
    if (!namesSameLanguage(body[field], body[full])) {
      throw invalidField(field, `must match ${full}`);
    }
  }
  if (body.sourceLanguage === body.targetLanguage) throw new AppError('same-language');
}
