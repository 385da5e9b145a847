import { AppError } from '../../shared/errors.ts';
import { adaptDialect, type ChatRequest, chatBody, firstDialect } from './chat-dialect.ts';
import { firstChatModel } from './chat-models.ts';
import { type ChatResponse, readStreamedResponse, readWholeResponse } from './chat-response.ts';
import { createOpenAiClient, type OpenAiOptions } from './openai-client.ts';

export interface ChatOptions extends OpenAiOptions {
  /** By default, the first chat model that the server lists. */
  model?: string | undefined;
}

interface ChatCall {
  signal?: AbortSignal | undefined;
  /** If set, the response is streamed, and this is called with each piece. */
  onContent?: ((piece: string) => void) | undefined;
}

/** A model behind any OpenAI-compatible chat endpoint. */
export interface ChatClient {
  complete(request: ChatRequest, call?: ChatCall): Promise<ChatResponse>;
}

export function createChatClient({ model: givenModel, ...options }: ChatOptions): ChatClient {
  const client = createOpenAiClient({ totalMs: 120_000, ...options });
  let dialect = firstDialect(options.baseUrl);
  let model = givenModel;

  const findModel = (signal: AbortSignal | undefined): Promise<string> =>
    client.request('/models', {
      signal,
      async read(response) {
        const found = firstChatModel((JSON.parse(await response.text()) as { data?: { id: string }[] }).data);
        if (found) return found;
        throw new AppError('provider-unavailable', { cause: new Error('The provider lists no models') });
      },
    });

  return {
    async complete(request, { signal, onContent } = {}) {
      model ??= await findModel(signal);
      const chosenModel = model;
      let usedDialect = dialect;
      let passedOn = false;
      const passOn = (piece: string) => {
        passedOn = true;
        onContent?.(piece);
      };
      return client.request('/chat/completions', {
        signal,
        body() {
          usedDialect = dialect;
          return chatBody(request, chosenModel, usedDialect, onContent !== undefined);
        },
        async read(response) {
          // Some servers send the whole response at once even if streaming was requested.
          if (response.contentType.includes('text/event-stream'))
            return readStreamedResponse(response.events(), passOn);
          const whole = readWholeResponse(await response.text());
          passOn(whole.content);
          return whole;
        },
        mayRetry: () => !passedOn,
        adapt({ text }) {
          const adapted = adaptDialect(usedDialect, text);
          // A concurrent call may already have changed the dialect; make one change at a time.
          if (adapted && dialect === usedDialect) dialect = adapted;
          return adapted !== undefined;
        },
      });
    },
  };
}
