import type { GlossaryTerm } from '../../shared/dictionary/glossary.ts';
import { AppError } from '../../shared/errors.ts';
import type { LanguageCode } from '../../shared/languages.ts';
import type { ChatOptions } from '../openai/chat-client.ts';
import { createChatEngine } from './chat-engine.ts';
import { createDeeplEngine } from './deepl-engine.ts';
import { createLibreTranslateEngine, type LibreTranslateOptions } from './libretranslate-engine.ts';
import { conversions, createMandarinConverter, type MandarinConverter } from './mandarin-converter.ts';
import { createTidy, type Tidy } from './tidy-provider.ts';
import type { Translation } from './translation.ts';
import { FlawedResponse, type TranslationEngine, type TranslationPairs } from './translation-engine.ts';
import { readLayout } from './translation-layout.ts';

export interface TranslateOptions {
  text: string;
  source: LanguageCode;
  target: LanguageCode;
  /** The preceding sentences, in the same language. */
  context?: readonly string[] | undefined;
  /** Terms whose translation is fixed. */
  glossary?: readonly GlossaryTerm[] | undefined;
  /** The person who waits for it. */
  userId?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Called with the translation so far whenever it grows. A second attempt starts from the beginning. */
  onPartial?: ((soFar: string) => void) | undefined;
}

/** Translations are checked before they are returned. Failures are AppErrors. */
export interface TranslationProvider {
  translate(options: TranslateOptions): Promise<Translation>;
  /** Undefined if every pair can be translated. */
  pairs?(): Promise<TranslationPairs | undefined>;
  /** Missing if the service only translates. */
  tidy?: Tidy | undefined;
}

/** The protocols that translation services speak. */
export type TranslationProtocol = 'openai' | 'libretranslate' | 'deepl' | 'off';

interface TranslationProviderOptions extends ChatOptions, LibreTranslateOptions {
  protocol?: TranslationProtocol | undefined;
  log?: { warn(details: object, message: string): void };
}

const createEngine: Record<
  TranslationProtocol,
  (options: ChatOptions & LibreTranslateOptions) => TranslationEngine
> = {
  openai: createChatEngine,
  libretranslate: createLibreTranslateEngine,
  deepl: createDeeplEngine,
  off: () => ({
    pairs: async () => ({}),
    translate: async () => {
      throw new AppError('not-found', { message: 'Translation is turned off on this server.' });
    },
  }),
};

const attempts = 2;

export function createTranslationProvider({
  log,
  protocol = 'openai',
  ...options
}: TranslationProviderOptions): TranslationProvider {
  const engine = createEngine[protocol](options);
  const mandarin = createMandarinConverter();

  return {
    tidy: protocol === 'openai' ? createTidy({ ...options, log }) : undefined,

    pairs: async () => engine.pairs && withConversions(await engine.pairs()),

    async translate(options) {
      const exact = await mandarin.convert(options.text, options.source, options.target);
      if (exact) return exact;
      const target = options.target === 'zh-CN-pinyin' ? 'zh-CN' : options.target;
      const inPinyin = target !== options.target;
      const onPartial = inPinyin ? partialsInPinyin(mandarin, options.onPartial) : options.onPartial;
      const layout = readLayout(options.text);
      const finish = async (paragraphs: readonly string[]): Promise<Translation> => {
        const text = layout.join(paragraphs);
        return inPinyin ? mandarin.toPinyin(text) : { text };
      };
      for (let attempt = 1; ; attempt += 1) {
        try {
          const paragraphs = await engine.translate({
            paragraphs: layout.paragraphs,
            source: options.source,
            target,
            context: options.context,
            glossary: options.glossary,
            userId: options.userId,
            signal: options.signal,
            onPartial: onPartial && ((soFar) => onPartial(layout.join(soFar))),
          });
          return await finish(paragraphs);
        } catch (error) {
          if (!(error instanceof FlawedResponse)) throw error;
          log?.warn({ flaw: error.flaw, attempt }, 'the provider returned a flawed translation');
          if (attempt === attempts && error.usable) return finish(error.usable);
          if (attempt === attempts) throw new AppError('provider-failed', { cause: error });
        }
      }
    },
  };
}

/** Converts partial texts to pinyin. Texts that are outdated once the dictionary has loaded are dropped. */
function partialsInPinyin(
  mandarin: MandarinConverter,
  onPartial: TranslateOptions['onPartial'],
): TranslateOptions['onPartial'] {
  if (!onPartial) return undefined;
  let latest = 0;
  return (soFar) => {
    latest += 1;
    const own = latest;
    const shown = mandarin.toPinyin(soFar).then(({ text }) => {
      if (own === latest) onPartial(text);
    });
    // If this fails, converting the whole text fails too, and that failure is reported.
    shown.catch(() => undefined);
  };
}

/** Pairs that we convert ourselves work with every service. */
function withConversions(pairs: TranslationPairs): TranslationPairs {
  const all = { ...pairs };
  for (const [source, target] of conversions) {
    all[source] = [...new Set([...(all[source] ?? []), target])];
  }
  return all;
}
