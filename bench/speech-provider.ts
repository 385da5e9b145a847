import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const firstByteMs = 150;
const pieces = 20;
const pieceMs = 50;

/** One silent MPEG audio frame (layer III, 128 kbit/s, 44.1 kHz). */
const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)]);
/** Half a second of sound: ten times as fast as it is heard. */
const piece = Buffer.concat(Array<Buffer>(20).fill(frame));

export interface SpeechProvider {
  url: string;
  /** When the latest response began. */
  firstByteAt(): number;
  stop(): void;
}

/** A speech provider that waits before its first byte and then streams for a second. */
export async function startSpeechProvider(): Promise<SpeechProvider> {
  let startedAt = 0;
  const server = createServer(async (request, response) => {
    for await (const _ of request);
    await delay(firstByteMs);
    response.writeHead(200, { 'content-type': 'audio/mpeg' });
    startedAt = performance.now();
    for (let sent = 0; sent < pieces; sent += 1) {
      response.write(piece);
      await delay(pieceMs);
    }
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    firstByteAt: () => startedAt,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
