import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import type { AppDeps } from '../app.ts';
import { createTestApp } from '../testing/test-app.ts';

async function sendUnfinished(path: string, deps: Partial<AppDeps> = {}) {
  const { app } = await createTestApp({ deps });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`);
  socket.write('Content-Length: 500\r\n\r\n{"text":');
  return socket;
}

it('refuses a caller who isn’t signed in before the body is read', async () => {
  const socket = await sendUnfinished('/api/transcriptions');
  const [response] = await once(socket, 'data');
  expect(String(response)).toMatch(/^HTTP\/1\.1 401 /);
  socket.destroy();
});

it('cuts off a body that takes longer than the limit', async () => {
  const startedAt = performance.now();
  const socket = await sendUnfinished('/api/crashes', { requestTimeoutMs: 1_000 });
  let response = '';
  socket.on('data', (chunk) => {
    response += String(chunk);
  });
  await once(socket, 'close');
  expect(response).toMatch(/^HTTP\/1\.1 408 /);
  // Our check runs every second; Node's own would run every 30 seconds.
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});

it('allows thirty seconds for a whole request', async () => {
  const { app } = await createTestApp();
  expect(app.server.requestTimeout).toBe(30_000);
  expect(app.server.headersTimeout).toBeLessThanOrEqual(30_000);
});
