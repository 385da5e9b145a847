import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createPace } from './pace.ts';
import { streamIfAccepted } from './streamed-words.ts';

test('cancels the work for a client that disconnected before it started', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  const received = Promise.withResolvers<void>();
  const cancelled = Promise.withResolvers<boolean>();
  app.get('/', async (request, reply) => {
    received.resolve();
    await once(reply.raw, 'close');
    return streamIfAccepted({ request, reply, pace: createPace() }, async ({ signal }) => {
      await once(signal, 'abort');
      cancelled.resolve(signal.aborted);
      return {};
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await received.promise;
  client.destroy();
  expect(await cancelled.promise).toBe(true);
});
