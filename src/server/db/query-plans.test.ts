import Sqlite from 'better-sqlite3';
import { CompiledQuery, sql } from 'kysely';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { accountGraceMs } from '../../shared/account-rules.ts';
import { createWav } from '../../shared/test-wav.ts';
import { hdVoiceIds } from '../../shared/voices.ts';
import { createAccountStore } from '../account/account-queries.ts';
import { createPaymentEventStore } from '../billing/payment-event-queries.ts';
import { createSubscriptionStore } from '../billing/subscription-queries.ts';
import { createRateLimitStore } from '../http/rate-limit-queries.ts';
import { createLiveRoomStore } from '../live/live-room-queries.ts';
import { createLiveViewerStore } from '../live/live-viewer-queries.ts';
import { createTranscriptStore } from '../recognition/recognition-queries.ts';
import { createShareStore } from '../shares/share-queries.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createSpeaker, listen, openViewer } from '../testing/test-live.ts';
import { createTestPayments } from '../testing/test-payments.ts';
import { encodeForm } from '../testing/test-recordings.ts';
import type { Person } from '../testing/test-translator.ts';
import { createLibraryStore } from '../transcriptions/library-queries.ts';
import { createTranslationCache } from '../translation/translation-cache-queries.ts';
import { createUsageStore } from '../usage/usage-queries.ts';
import type { Database } from './schema.ts';

const start = Date.UTC(2026, 2, 10, 12);
const postgres = process.env.TEST_DATABASE === 'postgres';

/** Housekeeping runs this once a minute to get the total size of all clips. */
const exempt = [/^select "id", "state", "bytes", "created_at" from "clips" order by "created_at"$/];

/** Records every statement from now on, whether it is prepared or sent directly. */
function recordStatements(): Set<string> {
  const seen = new Set<string>();
  const keep = (text: unknown) => {
    if (typeof text === 'string' && /^(select|insert|update|delete)\b/i.test(text)) seen.add(text);
  };
  const prepare = Sqlite.prototype.prepare;
  vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (this: Sqlite.Database, text: string) {
    keep(text);
    return prepare.call(this, text);
  } as typeof prepare);
  const query = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [first] = given;
    keep(typeof first === 'object' && first !== null && 'text' in first ? first.text : first);
    return Reflect.apply(query, this, given);
  } as typeof query);
  return seen;
}

async function shareLive(test: TestApp, ...people: Person[]): Promise<void> {
  const origin = await listen(test.app);
  for (const person of people) {
    const speaker = createSpeaker(test.app, person);
    const { code } = (await speaker.open()).json<{ code: string }>();
    const viewer = await openViewer(origin, code, { language: 'es-ES' });
    await speaker.say(code, 'a', 'Hello.');
    await vi.waitFor(() => expect(viewer.text).toHaveLength(1));
    test.clock.now += 10_000;
    await speaker.change(code, { locked: true });
    await speaker.change(code);
    viewer.close();
    if (person === people[0]) await speaker.end(code);
  }
  await createLiveRoomStore(test.db).removeExpired(0);
  await createLiveRoomStore(test.db).findMany(['x'], 0);
  const counts = createLiveViewerStore(test.db);
  await counts.setViewers('i', 'x', [{ language: 'en-US', viewers: 1 }], 0);
  await counts.refreshViewers('i', 0);
  await counts.removeOldViewers(0);
  await counts.forgetInstance('i');
}

/** Uses every feature once, so that every query is recorded. */
async function fillEveryTable(): Promise<Database> {
  const provider = createTestPayments(start);
  async function* sound() {
    yield new Uint8Array(64);
  }
  const test = await createTestApp({
    newDatabase: true,
    now: start,
    env: { RATE_LIMITS: 'on' },
    deps: {
      payments: provider.payments,
      translator: { translate: async () => ({ text: 'hola' }) },
      voice: { voices: hdVoiceIds, speak: async () => sound() },
      recognition: { transcribe: async () => ({ text: 'hello' }) },
    },
  });
  const { app, db, clock } = test;
  const [free, paid] = [await test.signIn('free'), await test.signIn('paid', 'premium')];
  const call = async (
    who: typeof free,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ) => {
    const response = await app.inject({ method, url, headers: who.headers, ...(payload && { payload }) });
    expect(response.statusCode, `${method} ${url} ${response.body}`).toBeLessThan(400);
    return response;
  };
  const save = (who: typeof free) =>
    app.inject({
      method: 'POST',
      url: '/api/transcriptions',
      headers: { ...who.headers, 'idempotency-key': 'key' },
      payload: { text: 'mine', language: 'en-US', userId: who.id },
    });
  const saved = await save(free);
  await save(free);
  const { transcriptionId } = saved.json<{ transcriptionId: string }>();
  await app.inject({
    method: 'PUT',
    url: `/api/transcriptions/${transcriptionId}`,
    headers: { ...free.headers, 'if-match': '"1"' },
    payload: { text: 'mine', language: 'en-US', tags: ['work'] },
  });
  await createLibraryStore(test.database).addUnlisted(10);
  for (const path of ['auth/session', 'auth/token', 'voices', 'stripe/products'])
    await call(free, 'GET', `/api/${path}`);
  for (const who of [free, paid]) {
    for (const path of [
      `speech-allowance/${who.id}`,
      `translation-allowance/${who.id}`,
      `recognition-allowance/${who.id}`,
      `transcription-allowance/${who.id}`,
      `hd-voice-trial/${who.id}`,
      `invites/benefits/${who.id}`,
      `invites/count/${who.id}`,
      `transcriptions/user/${who.id}`,
      ...['newest', 'oldest', 'changed', 'title'].map((sort) => `library/${who.id}?sort=${sort}`),
      `library/${who.id}?search=good%20morning&language=en-US&source=typed&tag=work`,
      `library/${who.id}?after=${Buffer.from('[1,"a"]').toString('base64url')}`,
      `library/${who.id}/summary`,
      `subscription/${who.id}?checkout=1`,
      `subscription-period/${who.id}`,
      `sessions/${who.id}`,
      `account/${who.id}`,
      `account/${who.id}/export`,
      `dictionary/${who.id}`,
    ]) {
      await call(who, 'GET', `/api/${path}`);
    }
    const text = { text: 'Good morning', userId: who.id };
    const languages = { source: 'en', target: 'es', sourceLanguage: 'en-US', targetLanguage: 'es-ES' };
    const tier = who === free ? 'free' : 'premium';
    await call(who, 'POST', '/api/translate', { ...text, ...languages, subscriptionTier: tier });
    const speech = await call(who, 'POST', '/api/text-to-speech', {
      ...text,
      language: 'en-US',
      voice: 'sage',
      tier,
    });
    await vi.waitFor(() => call(who, 'GET', speech.json<{ audioUrl: string }>().audioUrl));
    const form = await encodeForm({ file: createWav(1), language: 'en-US' });
    const headers = { ...who.headers, ...form.headers, 'idempotency-key': 'key' };
    await app.inject({ method: 'POST', url: '/api/transcribe', headers, payload: form.payload });
    await call(who, 'POST', `/api/terms-status/${who.id}`);
    await call(who, 'PUT', `/api/dictionary/${who.id}`, { entries: [] });
  }
  await call(free, 'POST', '/api/hd-voice-trial/free');
  await call(free, 'GET', '/api/voices/alloy/preview.mp3');
  await call(free, 'POST', '/api/invites', { inviterSub: 'paid', inviteeSub: 'free' });
  await call(free, 'POST', '/api/create-checkout-session', { userId: 'free' });
  await call(paid, 'POST', '/api/stripe-customer-portal');
  const shared = await call(free, 'POST', `/api/transcriptions/${transcriptionId}/shares`, {
    parts: 'original',
    expires: 'day',
  });
  const share = shared.json<{ id: string; url: string }>();
  await app.inject(new URL(share.url).pathname);
  await call(free, 'GET', '/api/shares/free');
  await createShareStore(db).removeExpired(0);
  await call(free, 'DELETE', `/api/transcriptions/${transcriptionId}/shares/${share.id}`);
  await call(free, 'DELETE', `/api/transcriptions/${transcriptionId}`);
  clock.now += 3 * 24 * 60 * 60 * 1_000;
  await call(free, 'GET', '/api/auth/session');
  await shareLive(test, free, paid);
  const usage = createUsageStore(db);
  const key = { userId: 'free', kind: 'speech', period: 'x' };
  const held = await usage.reserve(key, 1, 10, clock.now);
  await usage.release(held?.id ?? '');
  await usage.reserve(key, 1, 10, clock.now);
  await usage.releaseStale({ olderThan: clock.now + 1, newerThan: clock.now + 2 });
  await usage.reset(key);
  await usage.removeBefore({ free: 'free:2026-03-09', premium: 'premium:1' });
  await createRateLimitStore(db).removeExpired(clock.now);
  await test.sessions.removeExpired();
  const events = createPaymentEventStore(db);
  await events.isProcessed('evt_1');
  await events.markProcessed({ id: 'evt_1', type: 'invoice.paid' }, clock.now);
  await events.removeOld(clock.now);
  await createSubscriptionStore(db).userOfCustomer('cus_paid');
  await createTranslationCache(db).removeOld(clock.now);
  await createTranscriptStore(db).removeOld(clock.now);
  const [session] = (await call(paid, 'GET', '/api/sessions/paid')).json<{ id: string }[]>();
  await call(paid, 'DELETE', `/api/sessions/${session?.id}`);
  await call(await test.signIn('paid'), 'POST', '/api/auth/logout-everywhere');
  await call(free, 'POST', '/api/auth/logout');
  const leaver = await test.signIn('leaver', 'premium');
  await call(leaver, 'POST', '/api/account/leaver/delete', { email: 'leaver@example.com' });
  const accounts = createAccountStore(db);
  await accounts.lastExport('leaver');
  await accounts.finishExport('leaver', clock.now);
  await accounts.releaseExportClaim('leaver', clock.now);
  await accounts.listPendingRenewalStops(clock.now);
  await accounts.listDue(clock.now);
  await accounts.cancelDeletion('free');
  expect(await accounts.erase('leaver', clock.now + accountGraceMs)).toBe(true);
  return db;
}

async function planOf(db: Database, statement: string): Promise<string[]> {
  if (!postgres) {
    const values = [...statement.matchAll(/\?/g)].map(() => null);
    const { rows } = await db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`EXPLAIN QUERY PLAN ${statement}`, values),
    );
    return rows.map((row) => row.detail);
  }
  const { rows } = await sql
    .raw<{ 'QUERY PLAN': string }>(`EXPLAIN (GENERIC_PLAN, COSTS OFF) ${statement}`)
    .execute(db);
  return rows.map((row) => row['QUERY PLAN'].trim());
}

/** An index of only the rows that are wanted is read as a whole. */
const wholeIndexes = /transcriptions_unlisted/;

/** Query steps that read a whole table or a whole index. */
function flaws(steps: readonly string[]): string[] {
  const plan = steps.filter((line) => !wholeIndexes.test(line));
  if (!postgres)
    return plan.filter((line) => /^SCAN (?!CONSTANT ROW|library_words VIRTUAL TABLE INDEX \d+:M)/.test(line));
  return plan.filter((line, index) => {
    if (/Seq Scan/.test(line)) return true;
    const next = plan.slice(index + 1, index + 3).join(' ');
    return /Index (Only )?Scan/.test(line) && !/Index Cond/.test(next);
  });
}

it('uses an index for every query', async () => {
  const seen = recordStatements();
  const db = await fillEveryTable();
  vi.restoreAllMocks();
  const own = [...seen].filter(
    (text) =>
      /"(\w+)"/.test(text) &&
      !/schema_migrations|sqlite_master|pg_/.test(text) &&
      !exempt.some((one) => one.test(text)),
  );
  expect(own.length, 'the queries were seen').toBeGreaterThan(30);
  const found = await db.connection().execute(async (connection) => {
    // Full scans are cheapest in small test tables, so they are turned off to show whether an index can be used.
    if (postgres) await sql`SET enable_seqscan = off`.execute(connection);
    const whole = flaws(await planOf(connection, 'select "id", "bytes" from "clips"'));
    expect(whole, 'detects a query that reads a whole table').toHaveLength(1);
    const bad: string[] = [];
    for (const statement of own) {
      const wrong = flaws(await planOf(connection, statement));
      if (wrong.length > 0) bad.push(`${statement}\n    ${wrong.join('\n    ')}`);
    }
    return bad;
  });
  expect(found).toEqual([]);
});
