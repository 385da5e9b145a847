import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { createSessionCache } from './session-cache.ts';

describe('the session cache', () => {
  it('keeps a value until the version changes', () => {
    let version = 1;
    const cache = createSessionCache<string>(() => version);
    expect(cache.find('a')).toBeUndefined();
    cache.store('a', 'row', cache.version());
    expect(cache.find('a')).toBe('row');
    version = 2;
    expect(cache.find('a')).toBeUndefined();
  });

  it('does not keep a value that was read before the latest change', () => {
    let version = 1;
    const cache = createSessionCache<string>(() => version);
    cache.find('a');
    const readAt = cache.version();
    version = 2;
    cache.find('b');
    cache.store('a', 'old row', readAt);
    expect(cache.find('a')).toBeUndefined();
  });

  it('keeps nothing if the database has no version', () => {
    const cache = createSessionCache<string>(undefined);
    cache.find('a');
    cache.store('a', 'row', cache.version());
    expect(cache.find('a')).toBeUndefined();
  });

  it('never holds more than a thousand values', () => {
    const cache = createSessionCache<number>(() => 1);
    cache.find('');
    for (let index = 0; index <= 1_000; index += 1) cache.store(`key ${index}`, index, 1);
    expect(cache.find('key 0')).toBeUndefined();
    expect(cache.find('key 1000')).toBe(1_000);
  });
});

describe.skipIf(process.env.TEST_DATABASE === 'postgres')('a change by another process', () => {
  async function setUp() {
    const test = await createTestApp();
    const user = await test.signIn('person', 'premium');
    const other = new Sqlite(join(test.config.dataDir, 'rhapsode.db'));
    const allowance = async () => {
      const url = `/api/transcription-allowance/${user.id}`;
      const response = await test.app.inject({ url, headers: user.headers });
      return response.statusCode === 200 ? response.json().tier : response.statusCode;
    };
    // The second read comes from the cache.
    expect([await allowance(), await allowance()]).toEqual(['premium', 'premium']);
    return { test, other, allowance };
  }

  it('ends a session at once', async () => {
    const { other, allowance } = await setUp();
    other.prepare('DELETE FROM sessions').run();
    expect(await allowance()).toBe(401);
  });

  it('changes the tier at once', async () => {
    const { other, allowance } = await setUp();
    other.prepare("UPDATE subscriptions SET status = 'canceled'").run();
    expect(await allowance()).toBe('free');
  });

  it('is not needed for a session to expire', async () => {
    const { test, allowance } = await setUp();
    const before = test.clock.now;
    test.clock.now += 31 * 24 * 60 * 60 * 1_000;
    expect(await allowance()).toBe(401);
    test.clock.now = before;
    expect(await allowance()).toBe('premium');
  });
});
