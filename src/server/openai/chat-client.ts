import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../../shared/errors.ts';
import {
  adaptDialect,
  type ChatRequest,
  chatBaseUrl,
  chatBody,
  type Dialect,
  firstDialect,
} from './chat-dialect.ts';
import { isWorthRetrying, providerError, readComplaint } from './chat-errors.ts';
import { firstChatModel } from './chat-models.ts';
import { readStream, readWhole } from './chat-stream.ts';
import { retryAfterMs } from './retry-after.ts';

export interface ChatOptions {
  baseUrl: string;
  apiKey?: string | undefined;
  /** Without one the server is asked which models it has. */
  model?: string | undefined;
  /** The longest silence of the provider, before its first byte and between two of them. */
  silenceMs?: number;
  /** The longest time for a whole answer. */
  totalMs?: number;
  /** The first pause before a second try; later ones double. */
  pauseMs?: number;
}

export interface ChatAnswer {
  content: string;
  refusal: string | null;
  finishReason: string | null;
}

interface ChatCall {
  signal?: AbortSignal | undefined;
  /** Asks for a stream and gets its pieces. */
  onContent?: ((piece: string) => void) | undefined;
}

/** A model behind any OpenAI-compatible chat endpoint. */
export interface ChatClient {
  complete(request: ChatRequest, call?: ChatCall): Promise<ChatAnswer>;
}

const tries = 3;
/** People wait for the answer: a provider that asks for more patience than this is unavailable now. */
const longestPauseMs = 8_000;

export function createChatClient(options: ChatOptions): ChatClient {
  const { silenceMs = 30_000, totalMs = 120_000, pauseMs = 500 } = options;
  const baseUrl = chatBaseUrl(options.baseUrl);
  const headers = {
    'content-type': 'application/json',
    ...(options.apiKey && { authorization: `Bearer ${options.apiKey}` }),
  };
  let dialect = firstDialect(baseUrl);
  let model = options.model;

  async function findModel(signal: AbortSignal): Promise<string> {
    const response = await fetch(`${baseUrl}/models`, { headers, signal });
    const text = await response.text();
    if (!response.ok) throw providerError(readComplaint(response.status, text));
    const found = firstChatModel((JSON.parse(text) as { data?: { id: string }[] }).data);
    if (!found) throw new AppError('provider-unavailable', { cause: new Error('The provider has no model') });
    return found;
  }

  async function callOnce(
    request: ChatRequest,
    spoken: Dialect,
    call: ChatCall,
  ): Promise<ChatAnswer | Response> {
    const patience = new AbortController();
    const endWith = (reason: string) => () => patience.abort(new Error(reason));
    const silence = setTimeout(endWith('The provider is silent'), silenceMs);
    // Not AbortSignal.timeout: it would keep every call in memory for these two minutes, however soon it ends.
    const total = setTimeout(endWith('The provider takes too long'), totalMs);
    const signal = AbortSignal.any([patience.signal, ...(call.signal ? [call.signal] : [])]);
    try {
      model ??= await findModel(signal);
      const body = chatBody(request, model, spoken, call.onContent !== undefined);
      const response = await fetch(`${baseUrl}/chat/completions`, { method: 'POST', headers, body, signal });
      silence.refresh();
      if (!response.ok) return new Response(await response.text(), response);
      // Some servers do not stream and answer whole although they were asked.
      const streams = response.headers.get('content-type')?.includes('text/event-stream');
      if (!streams || !response.body) {
        const answer = readWhole(await response.text());
        call.onContent?.(answer.content);
        return answer;
      }
      return await readStream(response.body, () => silence.refresh(), call.onContent ?? (() => {}));
    } finally {
      clearTimeout(silence);
      clearTimeout(total);
    }
  }

  async function complete(request: ChatRequest, call: ChatCall = {}): Promise<ChatAnswer> {
    for (let attempt = 1; ; ) {
      let pause = pauseMs * 2 ** (attempt - 1);
      let failure: AppError;
      let worthRetrying = true;
      let said = false;
      const spoken = dialect;
      const onContent =
        call.onContent &&
        ((piece: string) => {
          said = true;
          call.onContent?.(piece);
        });
      try {
        const answer = await callOnce(request, spoken, { ...call, onContent });
        if (!(answer instanceof Response)) return answer;
        const complaint = readComplaint(answer.status, await answer.text());
        const adapted =
          complaint.status === 400 || complaint.status === 422
            ? adaptDialect(spoken, complaint.text)
            : undefined;
        if (adapted) {
          // Another call refused at the same time may have changed it already; once is enough.
          if (dialect === spoken) dialect = adapted;
          continue;
        }
        const wanted = retryAfterMs(answer.headers, Date.now());
        pause = wanted ?? pause;
        failure = providerError(complaint, wanted);
        worthRetrying = isWorthRetrying(complaint) && pause <= longestPauseMs;
      } catch (error) {
        call.signal?.throwIfAborted();
        if (error instanceof AppError) throw error;
        failure = new AppError(error instanceof SyntaxError ? 'provider-failed' : 'provider-unavailable', {
          cause: error,
        });
        // Whoever was silent for half a minute, or has begun to speak, is not asked again.
        worthRetrying = !said && error instanceof TypeError;
      }
      if (!worthRetrying || attempt === tries) throw failure;
      await delay(pause, undefined, { signal: call.signal });
      attempt += 1;
    }
  }

  return { complete };
}
