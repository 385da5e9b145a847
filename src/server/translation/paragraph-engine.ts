import type { ProtectedTerms, ProtectedTexts } from '../../shared/dictionary/term-protection.ts';
import { AppError } from '../../shared/errors.ts';
import { type LanguageCode, languageCodes } from '../../shared/languages.ts';
import { growingRanges, splitText } from '../../shared/translation/text-layout.ts';
import { cacheResult } from '../requests/caching.ts';
import { keepsTerms } from './term-check.ts';
import { checkParagraphs } from './translation-check.ts';
import {
  FlawedResponse,
  type ParagraphRequest,
  type TranslationEngine,
  type TranslationPairs,
} from './translation-engine.ts';

/** A service's source languages, and the languages that each can be translated into. */
type ServiceLanguages = ReadonlyMap<string, ReadonlySet<string>>;

interface ServiceRequest {
  source: string;
  target: string;
  context?: string | undefined;
  /** Whether the texts were changed by `protect`. */
  isProtected: boolean;
  userId?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** The parts that differ between services that translate texts and can't stream. */
interface ParagraphService {
  readLanguages(): Promise<ServiceLanguages>;
  translate(texts: readonly string[], options: ServiceRequest): Promise<string[]>;
  /** Hides the terms of a glossary from the service. */
  protect(texts: readonly string[], terms: ProtectedTerms): ProtectedTexts;
  /** Whether to stream sentence by sentence instead of paragraph by paragraph, for a service that is near and fast. */
  bySentence?: boolean | undefined;
  /** The service's codes for a language, the best first. */
  sourceCodes(language: LanguageCode): readonly string[];
  targetCodes(language: LanguageCode): readonly string[];
}

type RequestOptions = Pick<ParagraphRequest, 'glossary' | 'source' | 'userId' | 'signal'>;

/** DeepL's limit for one request. */
const maxBatchSize = 50;
/** Services rarely add languages. */
const languagesPeriodMs = 60 * 60 * 1_000;

/** To stream, it sends one paragraph or sentence after another; otherwise it sends them together. */
export function createParagraphEngine(service: ParagraphService): TranslationEngine {
  const findLanguages = cacheResult(
    () => service.readLanguages(),
    languagesPeriodMs,
    () => performance.now(),
  );

  function findPair(languages: ServiceLanguages, from: LanguageCode, to: LanguageCode) {
    for (const source of service.sourceCodes(from)) {
      const target = service.targetCodes(to).find((code) => languages.get(source)?.has(code));
      if (target !== undefined && target !== source) return { source, target };
    }
    return undefined;
  }

  /** A service that loses a protected term gets the plain text instead. */
  async function translateBatch(
    texts: readonly string[],
    languages: Pick<ServiceRequest, 'source' | 'target' | 'context'>,
    { glossary = [], source, ...caller }: RequestOptions,
  ): Promise<string[]> {
    if (!glossary.some(({ term }) => texts.some((text) => text.toLowerCase().includes(term.toLowerCase())))) {
      return service.translate(texts, { ...languages, ...caller, isProtected: false });
    }
    const hidden = service.protect(texts, { glossary, source });
    const translated = hidden.restore(
      await service.translate(hidden.texts, { ...languages, ...caller, isProtected: true }),
    );
    if (translated && keepsTerms(translated, texts, glossary, source)) return translated;
    return service.translate(texts, { ...languages, ...caller, isProtected: false });
  }

  async function translateSentences(
    texts: readonly string[],
    languages: Pick<ServiceRequest, 'source' | 'target' | 'context'>,
    options: RequestOptions,
    onPartial: (soFar: readonly string[]) => void,
  ): Promise<string[]> {
    const translated: string[] = [];
    for (const text of texts) {
      const ranges = growingRanges(text, languages.source);
      const { sentences, assemble } = splitText(text, { ...languages, ranges });
      const made: string[] = [];
      for (const part of sentences) {
        made.push(...(await translateBatch([part], languages, options)));
        if (made.length < sentences.length) onPartial([...translated, assemble(made)]);
      }
      translated.push(assemble(made));
    }
    return translated;
  }

  return {
    async translate({ paragraphs, target, context, onPartial, ...options }) {
      const pair = findPair(await findLanguages(), options.source, target);
      if (!pair) throw new AppError('unsupported-pair');
      const languages = { ...pair, context: context?.join(' ') };
      const size = onPartial ? 1 : maxBatchSize;
      const made: string[] = [];
      for (let at = 0; at < paragraphs.length; at += size) {
        const batch = paragraphs.slice(at, at + size);
        const translated =
          onPartial && service.bySentence
            ? await translateSentences(batch, languages, options, (soFar) => onPartial([...made, ...soFar]))
            : await translateBatch(batch, languages, options);
        const flaw = checkParagraphs(translated, batch, target);
        if (flaw) throw new FlawedResponse(flaw);
        made.push(...translated);
        onPartial?.(made);
      }
      return made;
    },

    async pairs() {
      const languages = await findLanguages();
      return Object.fromEntries(
        languageCodes.map((source) => [
          source,
          languageCodes.filter((target) => target !== source && findPair(languages, source, target)),
        ]),
      ) as TranslationPairs;
    },
  };
}
