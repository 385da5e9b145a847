import { z } from 'zod';
import { AppError } from '../../shared/errors.ts';
import type { KnownSpeaker } from '../../shared/recognition/speaker-turns-schema.ts';
import { createOpenAiClient, type OpenAiOptions } from './openai-client.ts';
import type { OpenAiResponse } from './openai-response.ts';

export interface TranscriptionOptions extends OpenAiOptions {
  model: string;
}

interface TranscriptionCall {
  file: File;
  /** ISO 639-1. */
  language: string;
  /** Words that may occur, such as names. */
  hints: readonly string[];
  /** The person who waits, for an engine on this computer. */
  user?: string | undefined;
  /** Asks who speaks, with samples of voices that are known already. */
  speakers?: readonly KnownSpeaker[] | undefined;
  signal?: AbortSignal | undefined;
  /** Called with the text so far if the server streams. */
  onText?: ((soFar: string) => void) | undefined;
}

const segmentSchema = z.object({
  start: z.number(),
  end: z.number(),
  text: z.string(),
  no_speech_prob: z.number().optional(),
  avg_logprob: z.number().optional(),
  /** Only in `diarized_json`. */
  speaker: z.string().nullish(),
});

const responseSchema = z.object({
  text: z.string(),
  segments: z
    .array(segmentSchema)
    .nullish()
    .transform((segments) => segments ?? undefined),
  words: z
    .array(z.object({ word: z.string(), start: z.number(), end: z.number() }))
    .nullish()
    .transform((words) => words ?? undefined)
    // A transcript is worth more than the times of its words.
    .catch(undefined),
});

/** A server's response to a recording; only `verbose_json` has words, and it and `diarized_json` have segments. */
export type TranscriptionResponse = { text: string } & Partial<z.infer<typeof responseSchema>>;

export interface TranscriptionClient {
  transcribe(call: TranscriptionCall): Promise<TranscriptionResponse>;
}

/** The formats that a server supports, learned from its refusals. */
interface Dialect {
  verbose: boolean;
  /** When each word was spoken; only in `verbose_json`. */
  words: boolean;
  streams: boolean;
  prompt: boolean;
  hotwords: boolean;
  /** `diarized_json`. */
  speakers: boolean;
  /** How OpenAI cuts recordings of over 30 seconds. */
  chunking: boolean;
}

/** OpenAI's newest model takes lists of languages and terms, and ignores `language`. */
const takesLists = (model: string): boolean => /^gpt-transcribe\b/.test(model);

/** Whether a model can tell who speaks. It has neither prompts nor word timings. */
export const namesSpeakers = (model: string): boolean => /diari[sz]/iu.test(model);

/** Any server that speaks OpenAI's `/audio/transcriptions`: OpenAI, speaches, whisper.cpp, LocalAI, Groq. */
export function createTranscriptionClient({ model, ...options }: TranscriptionOptions): TranscriptionClient {
  // On a slow machine, a model sends nothing until it has processed the whole recording.
  const client = createOpenAiClient({ silenceMs: 120_000, totalMs: 240_000, ...options });
  // OpenAI's newer models have no verbose_json, but they stream.
  const isOpenAi = /^(gpt-|whisper-1$)/.test(model);
  let dialect: Dialect = {
    verbose: !model.startsWith('gpt-') && !namesSpeakers(model),
    words: true,
    streams: true,
    prompt: !namesSpeakers(model),
    hotwords: !isOpenAi && !namesSpeakers(model),
    speakers: namesSpeakers(model),
    chunking: namesSpeakers(model),
  };
  const refusedLanguages = new Set<string>();

  return {
    transcribe({ file, language, hints, user, speakers, signal, onText }) {
      let sendsSamples = true;
      let listsHints = takesLists(model);
      let usedDialect = dialect;
      let listedLanguage = false;
      let passedOn = false;
      const passOn = (soFar: string) => {
        passedOn = true;
        onText?.(soFar);
      };
      return client.request('/audio/transcriptions', {
        signal,
        body() {
          usedDialect = dialect;
          listedLanguage = takesLists(model) && !refusedLanguages.has(language);
          const form = new FormData();
          form.set('model', model);
          form.set(listedLanguage ? 'languages[]' : 'language', language);
          if (listsHints) for (const hint of hints) form.append('keywords[]', hint);
          else if (hints.length > 0) {
            if (dialect.prompt) form.set('prompt', hints.join(', '));
            // Whisper applies the prompt only to the first 30 seconds, but speaches applies hotwords to all of them.
            if (dialect.hotwords) form.set('hotwords', hints.join(', '));
          }
          const asksWho = speakers !== undefined && dialect.speakers;
          form.set('response_format', asksWho ? 'diarized_json' : dialect.verbose ? 'verbose_json' : 'json');
          if (dialect.chunking) form.set('chunking_strategy', 'auto');
          if (asksWho && sendsSamples)
            for (const { name, sample } of speakers) {
              form.append('known_speaker_names[]', name);
              form.append('known_speaker_references[]', `data:audio/wav;base64,${sample}`);
            }
          if (dialect.verbose) {
            const units = dialect.words ? ['word', 'segment'] : [];
            for (const unit of units) form.append('timestamp_granularities[]', unit);
          } else if (dialect.streams && onText) form.set('stream', 'true');
          if (user !== undefined) form.set('user', user);
          form.set('file', file);
          return form;
        },
        read: (response) =>
          response.contentType.includes('text/event-stream')
            ? readEvents(response, passOn)
            : readWhole(response),
        mayRetry: () => !passedOn,
        adapt({ text }) {
          // One invalid word, language or sample must not change the requests of others.
          if (listsHints && /keyword/iu.test(text)) {
            listsHints = false;
            return true;
          }
          if (listedLanguage && /language/iu.test(text)) {
            refusedLanguages.add(language);
            return true;
          }
          if (sendsSamples && speakers?.length && /known_speaker/iu.test(text)) {
            sendsSamples = false;
            return true;
          }
          const adapted = adapt(usedDialect, text);
          // A concurrent call may already have changed the dialect; make one change at a time.
          if (adapted && dialect === usedDialect) dialect = adapted;
          return adapted !== undefined;
        },
      });
    },
  };
}

function adapt(dialect: Dialect, errorText: string): Dialect | undefined {
  if (dialect.speakers && /diarized|response_format/iu.test(errorText))
    return { ...dialect, speakers: false };
  if (dialect.chunking && /chunking/iu.test(errorText)) return { ...dialect, chunking: false };
  if (dialect.verbose && dialect.words && /timestamp|granularit/iu.test(errorText))
    return { ...dialect, words: false };
  if (dialect.verbose && /verbose|response_format|timestamp|granularit/iu.test(errorText)) {
    return { ...dialect, verbose: false };
  }
  if (dialect.streams && /stream/iu.test(errorText)) return { ...dialect, streams: false };
  if (dialect.hotwords && /hotword/iu.test(errorText)) return { ...dialect, hotwords: false };
  if (dialect.prompt && /prompt/iu.test(errorText)) return { ...dialect, prompt: false };
  return undefined;
}

async function readWhole(response: OpenAiResponse): Promise<TranscriptionResponse> {
  const parsed = responseSchema.safeParse(JSON.parse(await response.text()));
  if (parsed.success) return parsed.data;
  throw noTranscript();
}

const noTranscript = () =>
  new AppError('provider-failed', { cause: new Error('The provider sent no transcript') });

/** OpenAI sends each new piece and finally the whole text; speaches sends only the pieces. */
async function readEvents(
  response: OpenAiResponse,
  onText: (soFar: string) => void,
): Promise<TranscriptionResponse> {
  let text = '';
  let untyped = false;
  const segments: z.infer<typeof segmentSchema>[] = [];
  const whole = (said: string) => ({ text: said, ...(segments.length > 0 && { segments }) });
  for await (const data of response.events()) {
    if (data === '[DONE]') return whole(text);
    const event = JSON.parse(data) as { type?: string; delta?: unknown; text?: unknown };
    if (event.type === 'transcript.text.done' && typeof event.text === 'string') return whole(event.text);
    if (event.type === 'transcript.text.segment') {
      const segment = segmentSchema.safeParse(event);
      if (!segment.success) throw noTranscript();
      segments.push(segment.data);
      continue;
    }
    const piece =
      event.type === 'transcript.text.delta' ? event.delta : event.type === undefined && event.text;
    if (typeof piece !== 'string') continue;
    untyped = event.type === undefined;
    text += piece;
    onText(text);
  }
  if (!untyped) throw new Error('The provider closed the connection before the response was complete');
  return { text };
}
