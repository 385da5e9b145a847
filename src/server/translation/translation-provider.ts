import { AppError } from '../../shared/errors.ts';
import type { LanguageCode } from '../../shared/languages.ts';
import { type ChatClient, type ChatOptions, createChatClient } from '../openai/chat-client.ts';
import { createMandarinConverter, type MandarinConverter, type Translation } from './mandarin-converter.ts';
import { createPartialParagraphs } from './partial-paragraphs.ts';
import { checkPartial, checkTranslation, type Flaw } from './translation-check.ts';
import { type Layout, readLayout } from './translation-layout.ts';
import { translationRequest } from './translation-prompt.ts';

export interface TranslateOptions {
  text: string;
  source: LanguageCode;
  target: LanguageCode;
  signal?: AbortSignal | undefined;
  /** Called with the translation so far whenever it grows. A second attempt starts from the beginning. */
  onPartial?: ((soFar: string) => void) | undefined;
}

/** Translations are checked before they are returned. Failures are AppErrors. */
export interface TranslationProvider {
  translate(options: TranslateOptions): Promise<Translation>;
}

interface TranslationProviderOptions extends ChatOptions {
  log?: { warn(details: object, message: string): void };
}

class FlawedAnswer extends Error {
  readonly flaw: Flaw;
  constructor(flaw: Flaw) {
    super(`The translation was not accepted: ${flaw}`);
    this.flaw = flaw;
  }
}

const attempts = 2;

export function createTranslationProvider({
  log,
  ...options
}: TranslationProviderOptions): TranslationProvider {
  const chat = createChatClient(options);
  const mandarin = createMandarinConverter();

  return {
    async translate(options) {
      const exact = await mandarin.convert(options.text, options.source, options.target);
      if (exact) return exact;
      const target = options.target === 'zh-CN-pinyin' ? 'zh-CN' : options.target;
      const inPinyin = target !== options.target;
      const onPartial = inPinyin ? partialsInPinyin(mandarin, options.onPartial) : options.onPartial;
      const layout = readLayout(options.text);
      for (let attempt = 1; ; attempt += 1) {
        try {
          const text = await requestTranslation(chat, layout, { ...options, target, onPartial });
          return inPinyin ? await mandarin.toPinyin(text) : { text };
        } catch (error) {
          if (!(error instanceof FlawedAnswer)) throw error;
          log?.warn({ flaw: error.flaw, attempt }, 'the provider answered with a flawed translation');
          if (attempt === attempts) throw new AppError('provider-failed', { cause: error });
        }
      }
    },
  };
}

/** Converts partial texts to pinyin. Loading the dictionary takes time, so a text that is outdated by then is dropped. */
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

async function requestTranslation(
  chat: ChatClient,
  layout: Layout,
  options: TranslateOptions,
): Promise<string> {
  const { paragraphs } = layout;
  const { source, target, onPartial, signal } = options;
  const giveUp = new AbortController();
  const partial = createPartialParagraphs();

  function show(piece: string): void {
    const soFar = partial.push(piece);
    const verdict = checkPartial(soFar, paragraphs, target);
    if (verdict === 'show') onPartial?.(layout.join(soFar));
    else if (verdict !== 'wait') giveUp.abort(new FlawedAnswer(verdict));
  }

  try {
    const answer = await chat.complete(translationRequest({ paragraphs, source, target }), {
      signal: AbortSignal.any([giveUp.signal, ...(signal ? [signal] : [])]),
      onContent: onPartial && show,
    });
    const reading = checkTranslation(answer, paragraphs, target);
    if (reading.flaw) throw new FlawedAnswer(reading.flaw);
    return layout.join(reading.paragraphs);
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
}
