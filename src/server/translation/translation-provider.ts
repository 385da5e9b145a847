import { AppError } from '../../shared/errors.ts';
import type { LanguageCode } from '../../shared/languages.ts';
import { type ChatClient, type ChatOptions, createChatClient } from '../openai/chat-client.ts';
import { type Chinese, createChinese, type Translation } from './chinese.ts';
import { createPartialParagraphs } from './partial-paragraphs.ts';
import { type Flaw, judgePartial, readTranslation } from './translation-check.ts';
import { type Layout, layOut } from './translation-layout.ts';
import { translationRequest } from './translation-prompt.ts';

export interface TranslateOptions {
  text: string;
  source: LanguageCode;
  target: LanguageCode;
  signal?: AbortSignal | undefined;
  /** Gets the translation so far, whenever it has changed. A later one may begin anew. */
  onPartial?: ((soFar: string) => void) | undefined;
}

/** Makes translations. It fails with an AppError, and its answers have been checked. */
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
  const chinese = createChinese();

  return {
    async translate(options) {
      const exact = await chinese.convert(options.text, options.source, options.target);
      if (exact) return exact;
      const target = options.target === 'zh-CN-pinyin' ? 'zh-CN' : options.target;
      const inPinyin = target !== options.target;
      const onPartial = inPinyin ? romanised(chinese, options.onPartial) : options.onPartial;
      const layout = layOut(options.text);
      for (let attempt = 1; ; attempt += 1) {
        try {
          const text = await ask(chat, layout, { ...options, target, onPartial });
          return inPinyin ? await chinese.toPinyin(text) : { text };
        } catch (error) {
          if (!(error instanceof FlawedAnswer)) throw error;
          log?.warn({ flaw: error.flaw, attempt }, 'the provider answered with a flawed translation');
          if (attempt === attempts) throw new AppError('provider-failed', { cause: error });
        }
      }
    },
  };
}

/** Partial texts in pinyin, in order although the dictionary loads in its own time. */
function romanised(
  chinese: Chinese,
  onPartial: TranslateOptions['onPartial'],
): TranslateOptions['onPartial'] {
  if (!onPartial) return undefined;
  let latest = 0;
  return (soFar) => {
    latest += 1;
    const mine = latest;
    const shown = chinese.toPinyin(soFar).then(({ text }) => {
      if (mine === latest) onPartial(text);
    });
    // What goes wrong here goes wrong with the whole text as well, and is told then.
    shown.catch(() => undefined);
  };
}

async function ask(chat: ChatClient, layout: Layout, options: TranslateOptions): Promise<string> {
  const { paragraphs } = layout;
  const { source, target, onPartial, signal } = options;
  const giveUp = new AbortController();
  const partial = createPartialParagraphs();

  function show(piece: string): void {
    const soFar = partial.push(piece);
    const verdict = judgePartial(soFar, paragraphs, target);
    if (verdict === 'show') onPartial?.(layout.join(soFar));
    else if (verdict !== 'wait') giveUp.abort(new FlawedAnswer(verdict));
  }

  try {
    const answer = await chat.complete(translationRequest({ paragraphs, source, target }), {
      signal: AbortSignal.any([giveUp.signal, ...(signal ? [signal] : [])]),
      onContent: onPartial && show,
    });
    const reading = readTranslation(answer, paragraphs, target);
    if (reading.flaw) throw new FlawedAnswer(reading.flaw);
    return layout.join(reading.paragraphs);
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
}
