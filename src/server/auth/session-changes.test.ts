import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

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
    expect(await allowance()).toBe('premium');
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
