import type { EventSourceMessage } from 'eventsource-parser';
import type { ResponseBody } from '../../shared/call.ts';
import { ApiError, checkResponse, InvalidResponseError, readResponse } from './client.ts';
import type { CallName, Contract } from './contract.ts';

/** Reads a response that may be streamed. */
export async function readStreamedResponse<N extends CallName>(
  name: N,
  response: Response,
  onWords: (soFar: string) => void,
): Promise<ResponseBody<Contract[N]>> {
  const streams = response.headers.get('content-type')?.includes('text/event-stream');
  if (!streams || !response.body) return readResponse(name, response);
  const { applyWords, wordsEventSchema } = await import('../../shared/translation-events.ts');
  let shown = '';
  for await (const { event, data: json } of readEvents(response.body)) {
    const data: unknown = JSON.parse(json);
    if (event === 'words') {
      shown = applyWords(shown, wordsEventSchema.parse(data));
      onWords(shown);
    } else if (event === 'done') {
      return await checkResponse(name, data);
    } else if (event === 'error') {
      throw toError(data);
    }
  }
  throw new InvalidResponseError('The stream ended before the response was complete');
}

function toError(data: unknown): ApiError {
  const status = typeof data === 'object' && data !== null && 'status' in data ? Number(data.status) : 502;
  return new ApiError(status, JSON.stringify(data), '');
}

async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<EventSourceMessage> {
  // Not part of the first load.
  const { createParser } = await import('eventsource-parser');
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    parser.feed(decoder.decode(value, { stream: true }));
    yield* events.splice(0);
  }
}
