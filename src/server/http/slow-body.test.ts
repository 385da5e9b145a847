import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

it('cuts off a body that takes longer than the limit', async () => {
  const { app } = await createTestApp({ deps: { requestTimeoutMs: 1_000 } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const startedAt = performance.now();
  socket.write('POST /api/transcriptions HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
  socket.write('Content-Length: 500\r\n\r\n{"text":');
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
