import { AppError } from '../../shared/errors.ts';
import { engineLocale, type LanguageCode } from '../../shared/languages.ts';
import { promptNames } from '../../shared/prompt-names.ts';
import { packSentences } from '../../shared/sentences.ts';
import { type HdVoiceId, hdVoiceIds } from '../../shared/voices.ts';
import type { OpenAiOptions } from '../openai/openai-client.ts';
import { createSpeechClient, type VoiceLoading } from '../openai/speech-client.ts';
import { createFrameFilter } from './mp3.ts';
import { splitIntoPhrases } from './phrases.ts';

export interface SpeakOptions {
  text: string;
  language: LanguageCode;
  voice: HdVoiceId;
  /** Who listens. A local engine works on a person's newest text first. */
  userId?: string;
  signal?: AbortSignal;
}

/** Turns text into MP3. */
export interface VoiceProvider {
  /** The HD voices on offer, in display order. */
  readonly voices: readonly HdVoiceId[];
  /** Resolves with the first bytes; the rest follows as it is generated. */
  speak(options: SpeakOptions): Promise<AsyncIterable<Uint8Array>>;
  /** Loads a voice of a local engine; missing if the voices are always ready. */
  prepare?:
    | ((
        voice: HdVoiceId,
        language: LanguageCode,
        onLoading: (loading: VoiceLoading) => void,
      ) => Promise<void>)
    | undefined;
}

export interface VoiceProviderOptions extends OpenAiOptions {
  model: string;
  /** The provider's names for our voices. Voices that are missing here aren't offered; without a map all ten are. */
  voices?: Readonly<Record<string, string>> | undefined;
  /** Whether this is an engine on this computer, which gets one sentence at a time. */
  local?: boolean | undefined;
}

/** OpenAI's limit. */
const maxInputLength = 4_096;

/** Any server that speaks OpenAI's `/audio/speech`. */
export function createVoiceProvider(options: VoiceProviderOptions): VoiceProvider {
  const client = createSpeechClient(options);
  const nameOf = (voice: HdVoiceId) => (options.voices ? options.voices[voice] : voice);

  return {
    voices: hdVoiceIds.filter((voice) => nameOf(voice) !== undefined),
    prepare: options.local
      ? (voice, language, onLoading) =>
          client.prepare({ voice, instructions: instructionsFor(language) }, onLoading)
      : undefined,
    async speak({ text, language, voice, userId, signal }) {
      const name = nameOf(voice);
      if (name === undefined) throw new AppError('invalid-request', { data: { field: 'voice' } });
      const speakPart = (input: string) =>
        client.speak(
          {
            model: options.model,
            input,
            voice: name,
            response_format: 'mp3',
            instructions: instructionsFor(language),
            ...(options.local && { user: userId }),
          },
          signal,
        );
      const locale = engineLocale(language);
      const [first = '', ...rest] = options.local
        ? splitIntoPhrases(text, locale)
        : packSentences(text, locale, maxInputLength);
      const firstPart = await speakPart(first);
      // A single response of a provider is passed on unchanged, including its own length header.
      return rest.length === 0 && !options.local ? firstPart : joinParts(firstPart, rest, speakPart);
    },
  };
}

/** Voices detect the language, but short texts and similar scripts are ambiguous. */
function instructionsFor(language: LanguageCode): string {
  return `Read the text aloud in ${promptNames[language]} (${engineLocale(language)}).`;
}

async function* joinParts(
  firstPart: AsyncIterable<Uint8Array>,
  rest: readonly string[],
  speakPart: (input: string) => Promise<AsyncIterable<Uint8Array>>,
): AsyncGenerator<Uint8Array> {
  yield* soundOf(firstPart);
  for (const input of rest) yield* soundOf(await speakPart(input));
}

async function* soundOf(part: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const filter = createFrameFilter();
  for await (const bytes of part) {
    const sound = filter.push(bytes);
    if (sound.length > 0) yield sound;
  }
}
