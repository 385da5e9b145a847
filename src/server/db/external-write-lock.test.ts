import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { callsOf } from '../testing/transcription-calls.ts';

const hour = 60 * 60 * 1_000;

/** A server, and another connection that holds the write lock of its database. */
async function setUp() {
  const test = await createTestApp();
  const user = await test.signIn('person');
  const saved = await callsOf(test, user).save('before');
  expect(saved.statusCode).toBe(201);
  const other = new Sqlite(join(test.config.dataDir, 'rhapsode.db'));
  other.exec('BEGIN IMMEDIATE');
  onTestFinished(() => void other.close());
  return { ...test, user, person: callsOf(test, user), letGo: () => other.exec('ROLLBACK') };
}

describe.skipIf(process.env.TEST_DATABASE === 'postgres')('while another process writes', () => {
  it('serves reads and health checks immediately and queues writes', async () => {
    const { app, user, person, letGo, clock } = await setUp();
    const save = person.save('waiting');
    // Long enough that the session's last use has to be recorded, which is also a write.
    clock.now += 2 * hour;
    const startedAt = performance.now();
    const reads = [
      '/healthz',
      '/readyz',
      '/api/auth/session',
      '/api/transcriptions/user/person',
      '/api/transcription-allowance/person',
      '/api/sessions/person',
    ];
    const responses = await Promise.all(reads.map((url) => app.inject({ url, headers: user.headers })));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(reads.map(() => 200));
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    letGo();
    expect((await save).statusCode).toBe(201);
    expect((await person.list()).map(({ text }) => text).toSorted()).toEqual(['before', 'waiting']);
  });

  it('gives up on each write after the same few seconds', async () => {
    const { person, letGo } = await setUp();
    const startedAt = performance.now();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => person.save(`text ${index}`)),
    );
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    for (const response of responses) {
      expect([response.statusCode, response.json().code]).toEqual([503, 'not-ready']);
      expect(response.headers['retry-after']).toBe('2');
    }
    letGo();
    expect((await person.save('after')).statusCode).toBe(201);
  });
});
