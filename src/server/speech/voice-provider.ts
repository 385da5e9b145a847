import { AppError } from '../../shared/errors.ts';
import { engineLocale, type LanguageCode, languageOf } from '../../shared/languages.ts';
import { packSentences } from '../../shared/sentences.ts';
import { type HdVoiceId, hdVoiceIds } from '../../shared/voices.ts';
import { createFrameFilter } from './mp3.ts';
import { requestSpeech, type SpeechTransport } from './speech-request.ts';

/** What to read, how, and until when. */
export interface SpeechOrder {
  text: string;
  language: LanguageCode;
  voice: HdVoiceId;
  signal?: AbortSignal;
}

/** Makes MP3 of text. */
export interface VoiceProvider {
  /** The HD voices it offers, in the order of the specification. */
  readonly voices: readonly HdVoiceId[];
  /** Resolves as soon as the provider has begun; the audio follows while it is being made. */
  speak(order: SpeechOrder): Promise<AsyncIterable<Uint8Array>>;
}

export interface VoiceProviderOptions extends SpeechTransport {
  model: string;
  /** Which voices the provider has, and what it calls them; without it, all ten under their own names. */
  voices?: Readonly<Record<string, string>> | undefined;
}

/** The longest input that OpenAI takes. */
const longestInput = 4_096;

/** Any server that speaks OpenAI's `/audio/speech`. */
export function createVoiceProvider(options: VoiceProviderOptions): VoiceProvider {
  const nameOf = (voice: HdVoiceId) => (options.voices ? options.voices[voice] : voice);
  const orderPart = (order: SpeechOrder, input: string) =>
    requestSpeech(
      options,
      {
        model: options.model,
        input,
        voice: nameOf(order.voice),
        response_format: 'mp3',
        instructions: instructionsFor(order.language),
      },
      order.signal,
    );

  return {
    voices: hdVoiceIds.filter((voice) => nameOf(voice) !== undefined),
    async speak(order) {
      if (nameOf(order.voice) === undefined)
        throw new AppError('invalid-request', { data: { field: 'voice' } });
      const [first = '', ...rest] = packSentences(order.text, engineLocale(order.language), longestInput);
      const begun = await orderPart(order, first);
      // A single answer goes through as it came, with the provider's own description of its length.
      return rest.length === 0
        ? begun
        : joinParts(
            begun,
            rest.map((input) => () => orderPart(order, input)),
          );
    },
  };
}

/** The voices hear the language from the text; naming it settles texts that are short or written alike. */
function instructionsFor(language: LanguageCode): string {
  return `Read the text aloud in ${languageOf(language).promptName} (${engineLocale(language)}).`;
}

async function* joinParts(
  begun: AsyncIterable<Uint8Array>,
  rest: readonly (() => Promise<AsyncIterable<Uint8Array>>)[],
): AsyncGenerator<Uint8Array> {
  yield* soundOf(begun);
  for (const order of rest) yield* soundOf(await order());
}

async function* soundOf(part: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const filter = createFrameFilter();
  for await (const bytes of part) {
    const sound = filter.push(bytes);
    if (sound.length > 0) yield sound;
  }
}
