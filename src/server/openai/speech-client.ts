import { z } from 'zod';
import { AppError } from '../../shared/errors.ts';
import { createOpenAiClient, type OpenAiOptions } from './openai-client.ts';
import { EmptyResponse } from './openai-errors.ts';

interface SpeechRequest {
  model: string;
  input: string;
  voice: string;
  response_format: 'mp3';
  instructions: string;
  /** Only for local engines. */
  user?: string | undefined;
}

/** How many bytes of a local voice have been read, and how many it has. */
const loadingSchema = z.object({ loaded: z.number(), size: z.number() });
export type VoiceLoading = z.infer<typeof loadingSchema>;

export interface SpeechClient {
  /** Resolves once the first bytes have arrived; the rest of the audio follows as it is generated. */
  speak(request: SpeechRequest, signal?: AbortSignal): Promise<AsyncIterable<Uint8Array>>;
  /** Loads a voice. Only local engines can do this. */
  prepare(
    request: Pick<SpeechRequest, 'voice' | 'instructions'>,
    onLoading: (loading: VoiceLoading) => void,
  ): Promise<void>;
}

export function createSpeechClient(options: OpenAiOptions): SpeechClient {
  const client = createOpenAiClient({ silenceMs: 20_000, ...options });
  return {
    prepare: (request, onLoading) =>
      client.request('/audio/prepare', {
        body: () => JSON.stringify(request),
        async read({ events }) {
          for await (const event of events()) onLoading(loadingSchema.parse(JSON.parse(event)));
        },
      }),
    speak: (request, signal) =>
      client.request('/audio/speech', {
        body: () => JSON.stringify(request),
        signal,
        async read({ contentType, bytes }) {
          if (!/^(audio\/|application\/octet-stream)/.test(contentType)) {
            throw failed(`The speech provider sent ${contentType || 'no content type'} instead of audio`);
          }
          const audio = bytes();
          const first = await audio.next();
          if (first.done) throw new EmptyResponse();
          return prepend(first.value, audio);
        },
      }),
  };
}

/** No more retries from here on: the listener may have heard the beginning. */
async function* prepend(first: Uint8Array, rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    yield* rest;
  } catch (error) {
    throw failed('The speech provider ended the audio early', error);
  } finally {
    // Whoever stops after the first bytes has never begun to read the rest.
    await rest.return(undefined);
  }
}

const failed = (reason: string, cause?: unknown) =>
  new AppError('provider-failed', { cause: new Error(reason, { cause }) });
