import { AppError } from '../../shared/errors.ts';
import { type LanguageCode, languageCodes } from '../../shared/languages.ts';
import { checkParagraphs } from './translation-check.ts';
import { FlawedAnswer, type TranslationEngine, type TranslationPairs } from './translation-engine.ts';

/** The codes that a service has, and the codes that each of them can be translated into. */
type ServiceLanguages = ReadonlyMap<string, ReadonlySet<string>>;

/** What is particular to a service that translates texts and cannot stream. */
interface ParagraphService {
  readLanguages(signal?: AbortSignal): Promise<ServiceLanguages>;
  translate(
    texts: readonly string[],
    languages: { source: string; target: string; context?: string | undefined },
    signal?: AbortSignal,
  ): Promise<string[]>;
  /** The service's codes for a language, the best first. */
  sourceCodes(language: LanguageCode): readonly string[];
  targetCodes(language: LanguageCode): readonly string[];
}

/** DeepL's limit for one request. */
const largestBatch = 50;
/** Services rarely learn new languages. */
const freshMs = 60 * 60 * 1_000;

/** Streams by sending one paragraph after the other; without a reader, they are sent together. */
export function createParagraphEngine(
  service: ParagraphService,
  uptime: () => number = () => performance.now(),
): TranslationEngine {
  let known: { languages: Promise<ServiceLanguages>; until: number } | undefined;

  function findLanguages(): Promise<ServiceLanguages> {
    if (known && uptime() < known.until) return known.languages;
    const languages = service.readLanguages();
    known = { languages, until: uptime() + freshMs };
    languages.catch(() => {
      known = undefined;
    });
    return languages;
  }

  function findPair(languages: ServiceLanguages, from: LanguageCode, to: LanguageCode) {
    for (const source of service.sourceCodes(from)) {
      const target = service.targetCodes(to).find((code) => languages.get(source)?.has(code));
      if (target !== undefined && target !== source) return { source, target };
    }
    return undefined;
  }

  return {
    async translate({ paragraphs, source, target, context, signal, onPartial }) {
      const pair = findPair(await findLanguages(), source, target);
      if (!pair) throw new AppError('unsupported-pair');
      const size = onPartial ? 1 : largestBatch;
      const made: string[] = [];
      for (let at = 0; at < paragraphs.length; at += size) {
        const batch = paragraphs.slice(at, at + size);
        const translated = await service.translate(batch, { ...pair, context: context?.join(' ') }, signal);
        const flaw = checkParagraphs(translated, batch, target);
        if (flaw) throw new FlawedAnswer(flaw);
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
