import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

/** Sends bytes as they are and returns the whole response, once the server has closed the connection. */
async function send(bytes: string) {
  const { app } = await createTestApp({ deps: { requestTimeoutMs: 1_000 } });
  const { headers } = await app.inject('/api/voices');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  const sent = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return { status, body: JSON.parse(body) as unknown, sent, usual: headers };
}

it.each([
  ['is not HTTP', 'HELLO\r\n\r\n', 400, 'invalid-request'],
  ['has no Host header', 'GET /api/voices HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'invalid-request'],
  [
    'has two Content-Length headers',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
    'invalid-request',
  ],
  [
    'has headers that are too large',
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'headers-too-large',
  ],
  ['never ends', 'GET / HTTP/1.1\r\nHost: x\r\n', 408, 'request-timeout'],
] as const)(
  'refuses a request that %s with an error code and the usual headers',
  async (_what, bytes, status, code) => {
    const response = await send(bytes);
    expect(response.status).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(response.body).toEqual({ code, message: expect.any(String), error: expect.any(String) });
    for (const name of [
      'content-security-policy',
      'x-content-type-options',
      'x-frame-options',
      'referrer-policy',
      'permissions-policy',
      'cache-control',
      'content-type',
    ]) {
      expect(response.sent[name], name).toBe(response.usual[name]);
    }
    expect(response.sent['x-request-id']).toMatch(/^[\w-]{36}$/);
  },
);
