import { expect, test } from 'vitest';
import { createTestApp } from './test-app.ts';

test('R-10.30 alive, ready, and not ready once the database is gone', async () => {
  const { app, database } = await createTestApp();
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  await database.close();
  const gone = await app.inject('/readyz');
  expect(gone.statusCode).toBe(503);
  expect(gone.json()).toMatchObject({ code: 'not-ready' });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});
