import { AppError } from '../../shared/errors.ts';
import type { LanguageCode } from '../../shared/languages.ts';
import type { KnownSpeaker } from '../../shared/recognition/speaker-turns-schema.ts';
import { sanitize } from '../../shared/sanitize.ts';
import {
  createTranscriptionClient,
  namesSpeakers,
  type TranscriptionOptions,
} from '../openai/transcription-client.ts';
import { UploadedFile } from '../requests/file-bytes.ts';
import { removeHallucinations } from './hallucination-filter.ts';
import type { Recording } from './recording.ts';
import { lengthOf, turnsOf } from './spoken-turns.ts';
import type { Transcript } from './transcript.ts';

export interface TranscribeOptions {
  recording: Recording;
  language: LanguageCode;
  /** Words that may occur, such as names. */
  hints: readonly string[];
  /** Asks who speaks, with samples of voices that are known already. */
  speakers?: readonly KnownSpeaker[] | undefined;
  /** The person who waits for it. */
  userId?: string | undefined;
  signal?: AbortSignal | undefined;
  onPartial?: ((soFar: string) => void) | undefined;
}

/** Failures are AppErrors. */
export interface RecognitionProvider {
  /** Whether it can tell who speaks. */
  readonly namesSpeakers?: boolean | undefined;
  transcribe(options: TranscribeOptions): Promise<Transcript>;
}

/** Nobody speaks this fast, so a longer text can't be a transcript of this recording. */
const charactersPerSecond = 50;
const toleranceCharacters = 200;

/** The text is too long for the recording. Some of it may have been passed on. */
export class ImplausibleTranscript extends AppError {
  constructor() {
    super('provider-failed', { cause: new Error('The transcript is too long for the recording') });
  }
}

export interface RecognitionProviderOptions extends TranscriptionOptions {
  /** Whether this is an engine on this computer, which works on a person's newest recording first. */
  local?: boolean | undefined;
}

export function createRecognitionProvider(options: RecognitionProviderOptions): RecognitionProvider {
  const client = createTranscriptionClient(options);
  return {
    namesSpeakers: namesSpeakers(options.model),
    async transcribe({ recording, language, hints, speakers, userId, signal, onPartial }) {
      const maxLength = recording.seconds * charactersPerSecond + toleranceCharacters;
      const tooLong = new AbortController();
      const passOn = onPartial && hideUnfinishedTags(onPartial);
      const response = await client.transcribe({
        file: new UploadedFile(recording.bytes, `speech.${recording.extension}`),
        language: language.split('-')[0] ?? language,
        hints,
        speakers,
        user: options.local ? userId : undefined,
        signal: signal ? AbortSignal.any([signal, tooLong.signal]) : tooLong.signal,
        onText:
          passOn &&
          ((soFar) => {
            if (soFar.length > maxLength) tooLong.abort(new ImplausibleTranscript());
            else passOn(soFar);
          }),
      });
      const { text, words, segments } = removeHallucinations(response);
      if (text.length > maxLength) throw new ImplausibleTranscript();
      const turns = speakers && segments && turnsOf(segments, recording.seconds * 1_000);
      if (turns && lengthOf(turns) > maxLength) throw new ImplausibleTranscript();
      return {
        text: sanitize(text),
        // No words may be lost.
        ...(turns && lengthOf(turns) >= text.length / 2 && { turns }),
        ...(words && {
          words: words.map(({ word, ...times }) => ({ text: sanitize(word.trim()), ...times })),
        }),
      };
    },
  };
}

/** A text that starts with a bracket may turn out to be nothing but a tag such as [Music]. */
function hideUnfinishedTags(onPartial: (soFar: string) => void): (soFar: string) => void {
  return (soFar) => {
    const text = sanitize(soFar.trim());
    if (text !== '' && !/^[[(（【*♪♫]/u.test(text)) onPartial(text);
  };
}
