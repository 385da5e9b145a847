import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../shared/errors.ts';
import { retryAfterMs } from '../openai/retry-after.ts';

/** How the provider is reached, and how patient we are with it. */
export interface SpeechTransport {
  baseUrl: string;
  /** A server of one's own may want none. */
  apiKey?: string | undefined;
  /** How long until the first byte, and between two bytes. */
  timeoutMs?: number;
  attempts?: number;
  wait?: (ms: number) => Promise<unknown>;
}

const defaultTimeoutMs = 20_000;
const defaultAttempts = 3;
const firstWaitMs = 250;
const longestWaitMs = 5_000;

/** Why an attempt failed, and whether another one may help. */
class Refusal extends Error {
  readonly retryAfterMs: number | undefined;
  readonly error: AppError;

  constructor(error: AppError, retryAfterMs?: number) {
    super(error.message, { cause: error });
    this.error = error;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Asks for speech and resolves with its audio once the first bytes are there; only until then may it be asked again. */
export async function requestSpeech(
  transport: SpeechTransport,
  body: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<AsyncIterable<Uint8Array>> {
  const attempts = transport.attempts ?? defaultAttempts;
  const wait = transport.wait ?? sleep;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(transport, body, signal);
    } catch (thrown) {
      const refusal = thrown instanceof Refusal ? thrown : new Refusal(unavailable(thrown), firstWaitMs);
      if (signal?.aborted || refusal.retryAfterMs === undefined || attempt >= attempts) throw refusal.error;
      await wait(Math.min(longestWaitMs, Math.max(refusal.retryAfterMs, firstWaitMs * 2 ** (attempt - 1))));
    }
  }
}

async function attemptOnce(
  transport: SpeechTransport,
  body: Record<string, unknown>,
  signal: AbortSignal | undefined,
): Promise<AsyncIterable<Uint8Array>> {
  const watch = createWatch(transport.timeoutMs ?? defaultTimeoutMs, signal);
  try {
    const response = await fetch(`${transport.baseUrl.replace(/\/+$/, '')}/audio/speech`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(transport.apiKey ? { authorization: `Bearer ${transport.apiKey}` } : {}),
      },
      body: JSON.stringify(body),
      signal: watch.signal,
    });
    if (!response.ok) throw await refusalOf(response);
    const type = response.headers.get('content-type') ?? '';
    if (!response.body || !/^(audio\/|application\/octet-stream)/.test(type)) {
      await response.body?.cancel();
      throw new Refusal(failed(`answered ${type || 'without a type'} instead of audio`));
    }
    const reader = response.body.getReader();
    const first = await reader.read();
    if (first.done) throw new Refusal(failed('answered with an empty audio'), firstWaitMs);
    return audioOf(first.value, reader, watch);
  } catch (thrown) {
    watch.end();
    // Whoever was silent for that long is not asked again: people wait for the answer.
    throw watch.isSilent() ? new Refusal(unavailable(thrown)) : thrown;
  }
}

async function* audioOf(
  first: Uint8Array,
  reader: ReadableStreamDefaultReader<Uint8Array>,
  watch: Watch,
): AsyncGenerator<Uint8Array> {
  try {
    for (let bytes: Uint8Array | undefined = first; bytes; ) {
      watch.pause();
      yield bytes;
      watch.restart();
      bytes = (await reader.read()).value;
    }
  } catch (thrown) {
    throw failed('broke off in the middle', thrown);
  } finally {
    watch.end();
    await reader.cancel().catch(() => undefined);
  }
}

/** Ends a request that stays silent; while we ourselves are busy the provider is not to blame. */
interface Watch {
  signal: AbortSignal;
  pause(): void;
  restart(): void;
  end(): void;
  isSilent(): boolean;
}

function createWatch(ms: number, outer: AbortSignal | undefined): Watch {
  const controller = new AbortController();
  const abort = () => controller.abort(new Error(`No byte within ${ms} ms`));
  let timer = setTimeout(abort, ms);
  return {
    signal: outer ? AbortSignal.any([outer, controller.signal]) : controller.signal,
    pause: () => clearTimeout(timer),
    restart: () => {
      clearTimeout(timer);
      timer = setTimeout(abort, ms);
    },
    end: () => clearTimeout(timer),
    isSilent: () => controller.signal.aborted,
  };
}

async function refusalOf(response: Response): Promise<Refusal> {
  const text = await response.text().catch(() => '');
  // Its words may repeat what is to be read aloud: a log gets the code alone.
  const detail = `answered ${response.status} ${/"code":\s*"(\w{1,60})"/.exec(text)?.[1] ?? ''}`.trim();
  if (response.status === 429 && !/insufficient_quota/.test(text)) {
    return new Refusal(unavailable(detail), retryAfterMs(response.headers, Date.now()) ?? firstWaitMs);
  }
  if (response.status === 429) return new Refusal(unavailable(detail));
  if (response.status >= 500)
    return new Refusal(unavailable(detail), retryAfterMs(response.headers, Date.now()) ?? firstWaitMs);
  return new Refusal(failed(detail));
}

// The provider's own words go to the log by way of the cause, never to the user.
function failed(detail: string, cause?: unknown): AppError {
  return new AppError('provider-failed', { cause: new Error(`The speech provider ${detail}`, { cause }) });
}

function unavailable(cause: unknown): AppError {
  const reason = cause instanceof Error ? cause : new Error(`The speech provider ${String(cause)}`);
  return new AppError('provider-unavailable', { cause: reason });
}
