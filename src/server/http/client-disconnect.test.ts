import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../logging/log.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestVoice } from '../testing/test-voice.ts';

const warn = 40;

async function setUp() {
  const lines: { level: number; msg: string }[] = [];
  const log = createLogger('debug', { write: (line) => void lines.push(JSON.parse(line)) });
  const voice = createTestVoice();
  const test = await createTestApp({ deps: { log, voice } });
  const user = await test.signIn('person', 'premium');
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;

  /** Sends a request, disconnects once it has arrived or been answered, and waits until the server notices. */
  async function disconnect(head: string[], body = '', when: 'at once' | 'at the first byte' = 'at once') {
    const arrived = once(test.app.server, 'request') as Promise<[unknown, ServerResponse]>;
    const socket = connect(port, '127.0.0.1');
    socket.write(`${[...head, 'Host: x', `Cookie: ${user.headers.cookie}`].join('\r\n')}\r\n\r\n${body}`);
    const [, response] = await arrived;
    if (when === 'at the first byte') await once(socket, 'data');
    socket.resetAndDestroy();
    if (!response.closed) await once(response, 'close');
  }
  const warnings = () => lines.filter(({ level }) => level >= warn);
  return { ...test, user, voice, lines, disconnect, warnings };
}

describe('a client that disconnects', () => {
  it('while sending a body causes no warning', async () => {
    const { disconnect, warnings, lines } = await setUp();
    const head = [
      'POST /api/transcriptions HTTP/1.1',
      'Content-Type: application/json',
      'Content-Length: 500',
    ];
    await disconnect(head, '{"text":');
    await expect.poll(() => lines.map(({ msg }) => msg)).toContain('client disconnected');
    expect(warnings()).toEqual([]);
  });

  it.each(['at once', 'at the first byte'] as const)(
    'while receiving audio causes no warning: %s',
    async (when) => {
      const { app, user, voice, disconnect, warnings } = await setUp();
      voice.next('held');
      const ordered = await app.inject({
        method: 'POST',
        url: '/api/text-to-speech',
        headers: user.headers,
        payload: { text: 'Good day.', language: 'en-US', voice: 'sage', userId: user.id, tier: 'premium' },
      });
      const { audioUrl } = ordered.json<{ audioUrl: string }>();
      for (let listener = 0; listener < 20; listener += 1)
        await disconnect([`GET ${audioUrl} HTTP/1.1`], '', when);
      voice.finish();
      const fetchWhole = () => app.inject({ url: audioUrl, headers: user.headers });
      // Each listener counts until the server has noticed that it is gone.
      await expect.poll(async () => (await fetchWhole()).statusCode).toBe(200);
      expect((await fetchWhole()).rawPayload).toHaveLength(416);
      await expect
        .poll(
          async () => (await app.inject({ url: audioUrl, headers: user.headers })).headers['accept-ranges'],
        )
        .toBe('bytes');
      for (let listener = 0; listener < 20; listener += 1)
        await disconnect([`GET ${audioUrl} HTTP/1.1`], '', when);
      expect(warnings()).toEqual([]);
    },
  );
});
