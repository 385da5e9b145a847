import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { createLogger } from '../logging/log.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { canMount, useSmallDisk } from '../testing/test-disk.ts';
import { callsOf } from '../testing/transcription-calls.ts';

const postgres = process.env.TEST_DATABASE === 'postgres';

async function setUp() {
  let written = '';
  const log = createLogger('info', {
    write(line) {
      written += line;
    },
  });
  const test = await createTestApp({ newDatabase: true, deps: { log } });
  const user = await test.signIn('person', 'premium');
  return { ...test, user, person: callsOf(test, user), logged: () => written };
}

/** Advances the clock first, because a response is reused for a second. */
async function readiness({ app, clock }: TestApp) {
  clock.now += 1_000;
  const response = await app.inject('/readyz');
  return [response.statusCode, response.json<{ reason?: string }>().reason];
}

const alive = async ({ app }: TestApp) => (await app.inject('/healthz')).statusCode;

describe('the readiness check', () => {
  it('runs at most once a second', async () => {
    const test = await setUp();
    const checkedAt = async () =>
      (await test.db.selectFrom('readiness').select('checked_at').executeTakeFirst())?.checked_at;
    await readiness(test);
    const first = await checkedAt();
    expect(first).toBe(test.clock.now);
    test.clock.now += 999;
    await test.app.inject('/readyz');
    expect(await checkedAt()).toBe(first);
    test.clock.now += 1;
    await test.app.inject('/readyz');
    expect(await checkedAt()).toBe(test.clock.now);
  });

  it.skipIf(!postgres)('fails on a standby, where writes return 503', async () => {
    const test = await setUp();
    await makeReadOnly(test);
    await expect.poll(() => readiness(test)).toEqual([503, 'read-only']);
    expect((await test.person.save('hello')).statusCode).toBe(503);
    expect(await test.person.list()).toEqual([]);
    expect(await alive(test)).toBe(200);
  });

  it.skipIf(postgres)('fails on a read-only database, which can still be read', async () => {
    const test = await setUp();
    await sql`PRAGMA query_only = ON`.execute(test.db);
    expect(await readiness(test)).toEqual([503, 'read-only']);
    const refused = await test.person.save('hello');
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'cannot-store']);
    expect(test.logged()).toContain('request failed: the database cannot be written to');
    expect(await test.person.list()).toEqual([]);
    expect(test.logged()).not.toContain('"stack"');
    await sql`PRAGMA query_only = OFF`.execute(test.db);
    expect(await readiness(test)).toEqual([200, undefined]);
    const timesBack = () => test.logged().split('The database is back.').length - 1;
    await expect.poll(timesBack, { timeout: 10_000 }).toBe(1);
  });

  it.skipIf(postgres)('fails when the database file is overwritten', async () => {
    const test = await setUp();
    expect(await readiness(test)).toEqual([200, undefined]);
    await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(test.db);
    writeFileSync(databaseFile(test), 'garbage'.repeat(1_000), { flag: 'r+' });
    expect(await readiness(test)).toEqual([503, 'damaged']);
    expect(await alive(test)).toBe(200);
  });

  it.skipIf(postgres)('fails after a request has found damage', async () => {
    const test = await setUp();
    for (let count = 0; count < 20; count += 1) await test.person.save(`text ${count} ${'x'.repeat(4_500)}`);
    await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(test.db);
    const file = databaseFile(test);
    // Overwrites all but one page of the database.
    writeFileSync(file, Buffer.alloc(statSync(file).size - 4_096, 7), { flag: 'r+', flush: true });
    await test.person.save('one more');
    expect((await test.app.inject({ url: '/api/auth/session', headers: test.user.headers })).statusCode).toBe(
      503,
    );
    expect(await readiness(test)).toEqual([503, 'damaged']);
  });

  it.skipIf(postgres)('fails when the database file is deleted', async () => {
    const test = await setUp();
    rmSync(databaseFile(test));
    expect(await readiness(test)).toEqual([503, 'unreachable']);
  });
});

describe.skipIf(postgres)('a full disk', () => {
  it('is logged and makes saves return 503 until there is room again', async () => {
    const test = await setUp();
    const before = await test.person.allowance();
    // Migrations leave free pages, which would have room for a text.
    await sql`VACUUM`.execute(test.db);
    const pages = await sql<{ page_count: number }>`PRAGMA page_count`.execute(test.db);
    await sql.raw(`PRAGMA max_page_count = ${pages.rows[0]?.page_count}`).execute(test.db);
    const responses = [];
    for (let count = 0; count < 5; count += 1) responses.push(await test.person.save('x'.repeat(4_500)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503, 503]);
    expect(responses[0]?.json()).toMatchObject({ code: 'cannot-store', reason: 'no-space' });
    expect(responses[0]?.headers['retry-after']).toBe('60');
    expect(test.logged()).toContain('request failed: no space left on the disk');
    expect(await test.person.allowance()).toEqual(before);
    await sql`PRAGMA max_page_count = 1000000`.execute(test.db);
    expect((await test.person.save('x'.repeat(4_500))).statusCode).toBe(201);
  });

  it.skipIf(!canMount)('fails the readiness check without losing data', async () => {
    const disk = useSmallDisk(8);
    const test = await setUp();
    await test.person.save('before');
    expect(await readiness(test)).toEqual([200, undefined]);
    disk.fill();
    const full = async () => (await test.person.save('x'.repeat(4_500))).statusCode;
    await expect.poll(full).toBe(503);
    expect(test.logged()).toContain('no space left on the disk');
    expect(await readiness(test)).toEqual([503, 'no-space']);
    expect((await test.person.list()).at(-1)?.text).toBe('before');
    disk.empty();
    expect(await readiness(test)).toEqual([200, undefined]);
    expect((await test.person.save('after')).statusCode).toBe(201);
  });
});

const databaseFile = ({ config }: TestApp) => join(config.dataDir, 'rhapsode.db');

/** As if the database server had become a standby: new connections can only read. */
async function makeReadOnly({ db }: TestApp): Promise<void> {
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(db);
  const name = rows[0]?.name;
  const admin = new pg.Client(`${inject('postgresUrl')}/postgres`);
  await admin.connect();
  await admin.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  await admin.end();
}
