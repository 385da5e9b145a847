import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { createTestApp } from './testing/test-app.ts';

test('reports whether it is alive and whether its database is ready', { tags: ['R-10.30'] }, async () => {
  const { app, database, clock } = await createTestApp();
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  await database.close();
  clock.now += 1_000;
  const gone = await app.inject('/readyz');
  expect(gone.statusCode).toBe(503);
  expect(gone.json()).toMatchObject({ code: 'not-ready' });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

test('shows metrics only locally or with the token', { tags: ['R-10.30'] }, async () => {
  const read = (app: FastifyInstance, remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({ url: '/metrics', remoteAddress, headers }).then(({ statusCode }) => statusCode);
  const { app } = await createTestApp();
  expect(await read(app, '127.0.0.1')).toBe(200);
  expect(await read(app, '203.0.113.7')).toBe(404);
  expect(await read(app, '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
  for (const header of ['forwarded', 'via', 'x-real-ip', 'x-forwarded-proto', 'x-forwarded-host']) {
    expect(await read(app, '127.0.0.1', { [header]: 'x' })).toBe(404);
  }
  const proxies: Record<string, string>[] = [
    { TRUST_PROXY: 'on' },
    { PUBLIC_URL: 'https://rhapsode.example' },
  ];
  for (const env of proxies) {
    const proxied = (await createTestApp({ env })).app;
    expect(await read(proxied, '127.0.0.1')).toBe(404);
  }

  const guarded = (await createTestApp({ env: { METRICS_TOKEN: 'secret-of-sixteen' } })).app;
  expect(await read(guarded, '127.0.0.1')).toBe(404);
  expect(await read(guarded, '203.0.113.7', { authorization: 'Bearer guessed' })).toBe(404);
  expect(await read(guarded, '203.0.113.7', { authorization: 'Bearer secret-of-sixteen' })).toBe(200);
});
