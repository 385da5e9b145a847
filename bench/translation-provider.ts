import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export const providerMs = 150;

export interface TranslationProvider {
  url: string;
  /** How long each response took, in request order. */
  times: number[];
  /** When the last byte of each paragraph's response was sent. */
  endedAt: Map<string, number>;
  stop(): void;
}

/** Repeats each paragraph as its translation, in the real wire format. */
export async function startTranslationProvider(): Promise<TranslationProvider> {
  const times: number[] = [];
  const endedAt = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const startedAt = performance.now();
    let body = '';
    for await (const piece of request) body += piece;
    const { messages } = JSON.parse(body) as { messages: { content: string }[] };
    const { paragraphs } = JSON.parse(messages.at(-1)?.content ?? '{}') as { paragraphs: string[] };
    await delay(providerMs);
    const content = JSON.stringify({ paragraphs: paragraphs.map((text) => `Traducido: ${text}`) });
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: null }] })}\n\n`);
    response.end('data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n');
    times.push(performance.now() - startedAt);
    for (const text of paragraphs) endedAt.set(text, performance.now());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    times,
    endedAt,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
