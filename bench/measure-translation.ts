import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type Product, startProduct } from '../e2e/product.ts';
import { translationBody } from '../src/server/testing/test-bodies.ts';
import { type BenchUser, makeLargestAccount, signIn } from './account.ts';
import { atMost, median, ms, type Row } from './table.ts';

const firstTokenMs = 150;
const pieces = 40;
const pieceMs = 25;

/** A provider that waits before its first token and then streams for a second, in the real wire format. */
async function startProvider(): Promise<{ url: string; server: Server }> {
  const server = createServer(async (request, response) => {
    for await (const _ of request);
    await delay(firstTokenMs);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const write = (content: string) =>
      response.write(
        `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: null }] })}\n\n`,
      );
    write('{"paragraphs":["El barco');
    for (let piece = 0; piece < pieces; piece += 1) {
      await delay(pieceMs);
      write(' y el mar');
    }
    write('."]}');
    response.end('data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** The time until the response contains its first words. */
async function timeToFirstWords(url: string, init: RequestInit): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(url, { method: 'POST', ...init });
  if (!response.ok || !response.body) throw new Error(`${url} returned ${response.status}`);
  const decoder = new TextDecoder();
  let text = '';
  let time: number | undefined;
  for await (const piece of response.body) {
    text += decoder.decode(piece, { stream: true });
    if (text.includes('El barco')) time ??= performance.now() - startedAt;
  }
  if (time === undefined) throw new Error('No words arrived');
  return time;
}

function requestOf(user: BenchUser, round: number): RequestInit {
  return {
    headers: {
      cookie: user.cookie,
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
    },
    body: JSON.stringify(
      translationBody(user.id, 'premium', `Round ${round}: ${'the ship and the sea '.repeat(12)}`),
    ),
  };
}

/** Compares the first translated words through the product with the provider's first token, in one run. */
export async function measureFirstWords(rounds = 7): Promise<Row[]> {
  const provider = await startProvider();
  let product: Product | undefined;
  try {
    product = await startProduct({
      RATE_LIMITS: 'off',
      TRANSLATION_BASE_URL: provider.url,
      TRANSLATION_MODEL: 'm',
    });
    const user = await signIn(product);
    makeLargestAccount(product, user);
    const straight: number[] = [];
    const through: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      straight.push(await timeToFirstWords(`${provider.url}/v1/chat/completions`, { body: '{}' }));
      through.push(await timeToFirstWords(`${product.url}/api/translate`, requestOf(user, round)));
    }
    const extra = median(through) - median(straight);
    const ratio = `${ms(median(through))} : ${ms(median(straight))}`;
    return [{ ...atMost('First translated words, beyond the provider’s own', extra, 50, ms), ratio }];
  } finally {
    await product?.stop();
    provider.server.closeAllConnections();
    provider.server.close();
  }
}
