import { setTimeout as delay } from 'node:timers/promises';
import type { AppError } from '../../shared/errors.ts';
import { encodeForm } from './form-request.ts';
import {
  type ErrorResponse,
  isBrokenConnection,
  isInvalidRequest,
  isWorthRetrying,
  providerError,
  readErrorResponse,
  toAppError,
} from './openai-errors.ts';
import { createOpenAiResponse, type OpenAiResponse } from './openai-response.ts';
import { createWatchdog } from './watchdog.ts';

export interface OpenAiOptions {
  baseUrl: string;
  /** A self-hosted server may need none. */
  apiKey?: string | undefined;
  /** The longest wait for the provider's next byte. */
  silenceMs?: number | undefined;
  /** The longest time for a whole response. */
  totalMs?: number | undefined;
  attempts?: number | undefined;
  /** The pause before the second attempt; it doubles before each further one. */
  pauseMs?: number | undefined;
  wait?: ((ms: number, signal: AbortSignal | undefined) => Promise<unknown>) | undefined;
}

interface OpenAiCall<T> {
  /** Called for each attempt. Without a body the call is a GET. */
  body?: () => string | FormData;
  signal?: AbortSignal | undefined;
  /** Turns the response into a result; if the connection breaks while it is read, the call is retried. */
  read: (response: OpenAiResponse) => Promise<T>;
  /** Returns false once part of the response has been passed on: another attempt would repeat it. */
  mayRetry?: () => boolean;
  /** Returns an error for responses that have a special meaning in this service. */
  errorOf?: (errorResponse: ErrorResponse) => AppError | undefined;
  /** Changes the next body after the server refused this one as invalid; false when nothing is left to change. */
  adapt?: (errorResponse: ErrorResponse) => boolean;
}

/** Any server that speaks OpenAI's HTTP API. All failures are AppErrors, unless the caller's own signal ended the call. */
export interface OpenAiClient {
  request<T>(path: string, call: OpenAiCall<T>): Promise<T>;
}

interface Failure {
  error: AppError;
  retryable: boolean;
  retryAfterMs?: number | undefined;
}

/** Somebody is waiting, so a provider that asks for a longer pause counts as unavailable. */
const maxPauseMs = 8_000;

export function createOpenAiClient({ apiKey, ...options }: OpenAiOptions): OpenAiClient {
  return createProviderClient({
    ...options,
    baseUrl: apiBaseUrl(options.baseUrl),
    authorization: apiKey && `Bearer ${apiKey}`,
  });
}

/** The same retries, time limits and errors for services with another protocol. */
export function createProviderClient(
  options: Omit<OpenAiOptions, 'apiKey'> & { authorization?: string | undefined },
): OpenAiClient {
  const { baseUrl, authorization, silenceMs = 30_000, totalMs, attempts = 3, pauseMs = 500 } = options;
  const wait = options.wait ?? ((ms, signal) => delay(ms, undefined, { signal }));

  async function attempt<T>(path: string, call: OpenAiCall<T>): Promise<{ result: T } | Failure> {
    const watchdog = createWatchdog({ silenceMs, totalMs });
    const signal = call.signal ? AbortSignal.any([watchdog.signal, call.signal]) : watchdog.signal;
    try {
      watchdog.expectByte();
      const fetched = await fetch(`${baseUrl}${path}`, {
        ...toRequest(call.body?.(), authorization),
        signal,
      });
      const response = createOpenAiResponse(fetched, watchdog);
      if (fetched.ok) return { result: await call.read(response) };
      const errorResponse = readErrorResponse(fetched.status, await response.text());
      if (isInvalidRequest(errorResponse) && call.adapt?.(errorResponse)) return attempt(path, call);
      const wanted = retryAfterMs(fetched.headers, Date.now());
      const error = call.errorOf?.(errorResponse) ?? providerError(errorResponse, wanted);
      return { error, retryable: isWorthRetrying(errorResponse), retryAfterMs: wanted };
    } catch (error) {
      watchdog.abort();
      call.signal?.throwIfAborted();
      return {
        error: toAppError(error),
        retryable: isBrokenConnection(error) && call.mayRetry?.() !== false,
      };
    }
  }

  return {
    async request(path, call) {
      for (let count = 1; ; count += 1) {
        const outcome = await attempt(path, call);
        if ('result' in outcome) return outcome.result;
        const pause = outcome.retryAfterMs ?? pauseMs * 2 ** (count - 1);
        if (!outcome.retryable || count >= attempts || pause > maxPauseMs) throw outcome.error;
        await wait(pause, call.signal);
      }
    },
  };
}

function toRequest(body: string | FormData | undefined, authorization: string | undefined): RequestInit {
  const credentials = authorization ? { authorization } : {};
  if (body === undefined) return { headers: credentials };
  if (typeof body === 'string') {
    return { method: 'POST', headers: { 'content-type': 'application/json', ...credentials }, body };
  }
  const { headers, ...form } = encodeForm(body);
  return { method: 'POST', headers: { ...headers, ...credentials }, ...form };
}

/** `http://localhost:11434` is enough: the path that all these servers share is added. */
export function apiBaseUrl(setting: string): string {
  const url = new URL(setting);
  const path = url.pathname.replace(/\/+$/u, '').replace(/\/(chat\/completions|audio\/\w+)$/u, '');
  return `${url.origin}${path === '' ? '/v1' : path}`;
}

/** How long the server wants us to wait, in milliseconds. It sends `retry-after-ms`, seconds, or a date. */
function retryAfterMs(headers: Headers, now: number): number | undefined {
  const exact = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(exact)) return exact;
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return seconds * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
