import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { startProduct } from '../e2e/product.ts';
import { type BenchUser, makeLargestAccount, signIn } from './account.ts';
import { atMost, median, ms, type Row } from './table.ts';

const firstByteMs = 150;
const pieces = 20;
const pieceMs = 50;
const rounds = 7;

/** One silent MPEG audio frame (layer III, 128 kbit/s, 44.1 kHz). */
const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)]);

/** A speech provider that waits before its first byte and then streams for a second. */
async function startProvider(): Promise<{ url: string; server: Server; firstByteAt: () => number }> {
  let startedAt = 0;
  const server = createServer(async (request, response) => {
    for await (const _ of request);
    await delay(firstByteMs);
    response.writeHead(200, { 'content-type': 'audio/mpeg' });
    startedAt = performance.now();
    for (let piece = 0; piece < pieces; piece += 1) {
      response.write(Buffer.concat([frame, frame]));
      await delay(pieceMs);
    }
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, server, firstByteAt: () => startedAt };
}

/** The delay that we add between the provider's first byte and the client's. */
export async function measureFirstSound(): Promise<Row[]> {
  const provider = await startProvider();
  const product = await startProduct({
    RATE_LIMITS: 'off',
    SPEECH_BASE_URL: provider.url,
    SPEECH_MODEL: 'm',
  });
  try {
    const user = await signIn(product);
    makeLargestAccount(product, user);
    const later: number[] = [];
    // The first round opens connections and isn't counted.
    for (let round = 0; round <= rounds; round += 1) {
      const heard = await firstSound(product.url, user, round);
      if (round > 0) later.push(heard - provider.firstByteAt());
    }
    return [atMost('First audio byte, after the provider’s own', median(later), 30, ms)];
  } finally {
    await product.stop();
    provider.server.closeAllConnections();
    provider.server.close();
  }
}

async function firstSound(url: string, user: BenchUser, round: number): Promise<number> {
  const response = await fetch(`${url}/api/text-to-speech`, {
    method: 'POST',
    headers: { cookie: user.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      text: `Reading number ${round}. The ship had been at sea for nine days.`,
      language: 'en-US',
      voice: 'alloy',
      userId: user.id,
      tier: 'premium',
    }),
  });
  if (!response.ok) throw new Error(`Speech: ${response.status} ${await response.text()}`);
  const { audioUrl } = (await response.json()) as { audioUrl: string };
  const audio = await fetch(url + audioUrl, { headers: { cookie: user.cookie } });
  let heard: number | undefined;
  for await (const _ of audio.body ?? []) heard ??= performance.now();
  if (heard === undefined) throw new Error('No audio arrived');
  return heard;
}
