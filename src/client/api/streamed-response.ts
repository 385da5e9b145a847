import type { ResponseBody } from '../../shared/call.ts';
import { ApiError, checkResponse, InvalidResponseError, readResponse } from './client.ts';
import type { CallName, Contract } from './contract.ts';

/** Asks for a stream, but also accepts an ordinary response. */
export const acceptStream = { Accept: 'text/event-stream, application/json' } as const;

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
  for await (const { event, data } of readEvents(response.body)) {
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

async function* readEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<{ event: string; data: unknown }> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    rest += decoder.decode(value, { stream: true });
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: (.*)$/mu.exec(block)?.[1] ?? '';
      const data = /^data: (.*)$/mu.exec(block)?.[1];
      if (data !== undefined) yield { event, data: JSON.parse(data) as unknown };
    }
  }
}
