import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { createWav } from '../../shared/test-wav.ts';
import { createTestApp } from '../testing/test-app.ts';
import { encodeForm } from '../testing/test-recordings.ts';

async function start(uploadPaceMs: number) {
  const recognition = { transcribe: async () => ({ text: 'Good morning.' }) };
  const test = await createTestApp({
    // Node's own limit for a whole request would end a stalled one too.
    deps: { recognition, uploadPaceMs, requestTimeoutMs: 600_000 },
  });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;

  /** Announces a recording of 25 MB and sends only its first bytes. */
  async function stall(cookie: string) {
    const socket = connect(port, '127.0.0.1');
    let response = '';
    socket.on('data', (chunk) => {
      response += String(chunk);
    });
    const closed = once(socket, 'close');
    await once(socket, 'connect');
    socket.write(`POST /api/transcribe HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n`);
    socket.write('Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 26214400\r\n\r\n');
    socket.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.wav"\r\n\r\nRIFF');
    return { socket, response: () => response, closed };
  }
  const send = async (cookie: string) => {
    // 9.6 MB: more than an announced recording of 25 MB would leave of a person's 32 MB, or five of them of all 128 MB.
    const { payload, headers } = await encodeForm({ file: createWav(25, 192_000), language: 'en-US' });
    const response = await fetch(`http://127.0.0.1:${port}/api/transcribe`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: payload,
    });
    return response.status;
  };
  return { ...test, stall, send };
}

it('lets everybody upload while one person’s uploads are stalled', async () => {
  const { signIn, stall, send } = await start(60_000);
  const [attacker, other] = [await signIn('attacker'), await signIn('other')];
  const stalled = await Promise.all(Array.from({ length: 40 }, () => stall(attacker.headers.cookie)));
  const statuses = [await send(other.headers.cookie), await send(attacker.headers.cookie)];
  for (const { socket, closed } of stalled) {
    socket.destroy();
    await closed;
  }
  expect(statuses).toEqual([200, 200]);
});

it('cuts off an upload that arrives too slowly', async () => {
  const { signIn, stall } = await start(200);
  const { response, closed } = await stall((await signIn('person')).headers.cookie);
  await closed;
  expect(response()).toMatch(/^HTTP\/1\.1 408 /);
  expect(response()).toContain('request-timeout');
});
