import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { callsOf } from '../testing/transcription-calls.ts';

/** A server, and a second connection that can see when it commits. */
async function setUp() {
  const test = await createTestApp();
  const user = await test.signIn('person', 'premium');
  const other = new Sqlite(join(test.config.dataDir, 'rhapsode.db'), { readonly: true });
  const version = () => other.pragma('data_version', { simple: true });
  return { ...test, person: callsOf(test, user), version };
}

describe.skipIf(process.env.TEST_DATABASE === 'postgres')('concurrent writes', () => {
  it('are committed together, and one that fails does not affect the others', async () => {
    const { db, person } = await setUp();
    const insert = (key: string) => db.insertInto('secrets').values({ name: key, value: 'x' }).execute();
    const inTransaction = (key: string, error?: Error) =>
      db.transaction().execute(async (tx) => {
        await tx.insertInto('secrets').values({ name: key, value: 'x' }).execute();
        if (error) throw error;
      });
    const outcomes = await Promise.allSettled([
      insert('a'),
      inTransaction('b'),
      insert('a'),
      inTransaction('c', new Error('changed my mind')),
      inTransaction('a'),
      insert('d'),
      person.save('hello'),
    ]);
    expect(outcomes.map(({ status }) => (status === 'fulfilled' ? 'stored' : 'failed'))).toEqual([
      'stored',
      'stored',
      'failed',
      'failed',
      'failed',
      'stored',
      'stored',
    ]);
    const names = (await db.selectFrom('secrets').select('name').orderBy('name').execute()).map(
      (row) => row.name,
    );
    expect(names.filter((name) => name.length === 1)).toEqual(['a', 'b', 'd']);
    expect((await person.list()).map(({ text }) => text)).toEqual(['hello']);
  });

  it('are visible to others as soon as they are acknowledged, and not before', async () => {
    const { db, version } = await setUp();
    const before = version();
    const many = Array.from({ length: 200 }, (_, index) =>
      db
        .insertInto('secrets')
        .values({ name: `name ${index}`, value: 'x' })
        .execute(),
    );
    await Promise.resolve();
    expect(version()).toBe(before);
    await many[0];
    expect(version()).not.toBe(before);
    await Promise.all(many);
    const { count } = await db
      .selectFrom('secrets')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('name', 'like', 'name %')
      .executeTakeFirstOrThrow();
    expect(count).toBe(200);
  });
});
