import type { Answer, Body } from '../../shared/call.ts';
import { type ApiClient, ApiError, checkAnswer, InvalidAnswerError, readAnswer } from './client.ts';
import type { Contract } from './contract.ts';
import { retryWithActualTier } from './retry-with-actual-tier.ts';

type Translation = Answer<Contract['translate']>;

export interface TranslateOptions {
  body: Body<Contract['translate']>;
  signal: AbortSignal;
  /** Called with the translation so far as it arrives. */
  onWords(soFar: string): void;
}

/** Requests a translation, as a stream if the server offers one. */
export async function requestTranslation(client: ApiClient, options: TranslateOptions): Promise<Translation> {
  const { body, signal, onWords } = options;
  const headers = { Accept: 'text/event-stream, application/json' };
  const response = await retryWithActualTier(body.subscriptionTier, (subscriptionTier) =>
    client.send('translate', { body: { ...body, subscriptionTier }, signal, headers }),
  );
  const streams = response.headers.get('content-type')?.includes('text/event-stream');
  if (!streams || !response.body) return readAnswer('translate', response);
  const { applyWords, wordsEventSchema } = await import('../../shared/translation-events.ts');
  let shown = '';
  for await (const { event, data } of readEvents(response.body)) {
    if (event === 'words') {
      shown = applyWords(shown, wordsEventSchema.parse(data));
      onWords(shown);
    } else if (event === 'done') {
      return await checkAnswer('translate', data);
    } else if (event === 'error') {
      throw toError(data);
    }
  }
  throw new InvalidAnswerError('The translation broke off');
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
