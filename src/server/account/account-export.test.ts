import { execFileSync, spawnSync } from 'node:child_process';
import { createReadStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { languageCodes } from '../../shared/languages.ts';
import { createInviteStore } from '../invites/invite-queries.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createAccountStore } from './account-queries.ts';
import { createAccountService } from './account-service.ts';
import { createExportStore } from './export-queries.ts';
import { createExportService } from './export-service.ts';

const hour = 60 * 60 * 1_000;
const hasUnzip = spawnSync('unzip', ['-v']).status === 0;

async function setUp() {
  const test = await createTestApp();
  const me = await test.signIn('me', 'premium');
  const download = () => test.app.inject({ url: '/api/account/me/export', headers: me.headers });
  return { ...test, me, download };
}

type Setup = Awaited<ReturnType<typeof setUp>>;

const save = ({ app, me }: Setup, text: string, language = 'en-US', details?: object) =>
  app.inject({
    method: 'POST',
    url: '/api/transcriptions',
    headers: { ...me.headers, 'idempotency-key': `key-${language}` },
    payload: { text, language, userId: 'me', ...details },
  });

const readZip = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]));

/** The names of all fields in a JSON document. */
function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsOf(inner)]);
}

const hasta = { start: 0, end: 5, from: 0, to: 400 };

test('the export contains everything that is stored about the person', async () => {
  const setup = await setUp();
  const { app, db, me, clock } = setup;
  await save(setup, 'Grüße aus Köln, 你好');
  clock.now += 1_000;
  const timings = [{ start: 0, end: 12, from: 0, to: 900 }];
  const details = {
    timings,
    title: 'Goodbye',
    translations: [{ language: 'en-US', text: 'See you tomorrow' }],
    segments: [{ text: 'Hasta mañana', from: 0, to: 900, speaker: 'Ann', words: [hasta] }],
    tags: ['family'],
    source: 'dictated',
  };
  await save(setup, 'Hasta mañana', 'es-ES', details);
  await app.inject({ method: 'POST', url: '/api/terms-status/me', headers: me.headers });
  const words = [{ written: 'Kubernetes', heard: ['cooper nettis'], translations: {} }];
  const payload = { entries: words };
  await app.inject({ method: 'PUT', url: '/api/dictionary/me', headers: me.headers, payload });
  await setup.signIn('friend');
  await createInviteStore(db).record({
    inviterId: 'me',
    inviteeId: 'friend',
    now: clock.now,
    accountsSince: 0,
  });
  const response = await setup.download();
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="rhapsode-2026-03-10.zip"',
    'cache-control': 'no-store',
  });
  const files = readZip(response.rawPayload);
  expect(Object.keys(files)).toEqual([
    'README.txt',
    'profile.json',
    'transcriptions.json',
    'transcriptions/001-2026-03-10-en-us.txt',
    'transcriptions/002-2026-03-10-es-es.txt',
    'shares.json',
    'words.json',
    'usage.json',
    'invites.json',
    'terms.json',
    'subscription.json',
    'devices.json',
    'api-keys.json',
    'webhooks.json',
  ]);
  const json = (name: string) => JSON.parse(files[`${name}.json`] ?? '') as unknown;
  expect(json('profile')).toMatchObject({ name: 'Test me', email: 'me@example.com' });
  expect(json('transcriptions')).toMatchObject([
    { text: 'Grüße aus Köln, 你好', language: 'en-US' },
    { text: 'Hasta mañana', language: 'es-ES', ...details },
  ]);
  expect(files['transcriptions/001-2026-03-10-en-us.txt']).toBe('Grüße aus Köln, 你好\n');
  expect(json('words')).toEqual(words);
  expect(json('usage')).toMatchObject({ counters: [{ kind: 'saved transcriptions', used: 2 }] });
  expect(json('invites')).toMatchObject({ joined: [{}], bonus: { extraChars: 500, extraSlots: 5 } });
  expect(json('terms')).toMatchObject({ acceptedAt: '2026-03-10T12:00:01.000Z' });
  expect(json('subscription')).toMatchObject({ tier: 'premium', status: 'active', renews: true });
  expect(json('devices')).toHaveLength(1);
  expect(json('api-keys')).toEqual([]);
  expect(json('webhooks')).toEqual([]);
});

test('the export contains no internal fields and nothing about anybody else', async () => {
  const setup = await setUp();
  const { db, clock } = setup;
  await save(setup, 'mine');
  await setup.signIn('friend');
  await createInviteStore(db).record({
    inviterId: 'me',
    inviteeId: 'friend',
    now: clock.now,
    accountsSince: 0,
  });
  const files = readZip((await setup.download()).rawPayload);
  const all = Object.values(files).join('\n');
  const session = await db.selectFrom('sessions').selectAll().where('user_id', '=', 'me').executeTakeFirst();
  const saved = await db.selectFrom('transcriptions').selectAll().executeTakeFirst();
  for (const internal of ['cus_me', 'sub_me', 'key-en-US', 'friend', session?.id_hash, saved?.id]) {
    expect(internal, 'there is something to look for').toBeTruthy();
    expect(all).not.toContain(internal);
  }
  const documents = Object.entries(files).filter(([name]) => name.endsWith('.json'));
  const fields = documents.flatMap(([, text]) => fieldsOf(JSON.parse(text)));
  expect(fields.filter((name) => /_|hash|key|ticket|customer/i.test(name))).toEqual([]);
});

test.skipIf(!hasUnzip)('the export is a ZIP file that unzip can open', async () => {
  const setup = await setUp();
  await save(setup, 'Grüße aus Köln');
  const file = join(setup.config.dataDir, 'copy.zip');
  writeFileSync(file, (await setup.download()).rawPayload);
  expect(execFileSync('unzip', ['-tq', file], { encoding: 'utf8' })).toContain('No errors detected');
  const text = execFileSync('unzip', ['-p', file, 'transcriptions/001-2026-03-10-en-us.txt']);
  expect(text.toString()).toBe('Grüße aus Köln\n');
});

test('the export can be downloaded once an hour', async () => {
  const { download, clock } = await setUp();
  expect(
    (await Promise.all([download(), download()])).map(({ statusCode }) => statusCode).toSorted(),
  ).toEqual([200, 429]);
  clock.now += hour - 90_000;
  const refused = await download();
  expect(refused.headers['retry-after']).toBe('120');
  expect(refused.json()).toMatchObject({
    code: 'too-many-requests',
    message: 'You can download your data once an hour. Please try again in 2 minutes.',
  });
  clock.now += 90_000;
  expect((await download()).statusCode).toBe(200);
});

/** An export whose bytes the test reads itself. */
async function startExport({ db, clock, me, sessions }: Setup) {
  const now = () => clock.now;
  const accounts = createAccountService({
    store: createAccountStore(db),
    exports: createExportService({ store: createExportStore(db), now }),
    subscriptions: { stopRenewal: async () => {} },
    now,
    log: { info: () => {}, warn: () => {} },
  });
  const found = await sessions.authenticate({ sessionId: me.sessionId });
  if (!found) throw new Error('not signed in');
  const { bytes } = await accounts.startExport(found.user);
  return bytes[Symbol.asyncIterator]();
}

test('a long export lets other requests have their turn', async () => {
  const setup = await setUp();
  const text = Array.from({ length: 2_500 }, (_, index) => `word${(index * 7_919) % 1_000}`).join(' ');
  for (const language of languageCodes) {
    const others = languageCodes.filter((code) => code !== language);
    const translations = others.map((code) => ({ language: code, text }));
    expect((await save(setup, 'Hello', language, { translations })).statusCode).toBe(201);
  }
  const start = performance.now();
  let last = start;
  let longest = 0;
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  });
  const { rawPayload } = await setup.download();
  clearInterval(timer);
  longest = Math.max(longest, performance.now() - last);
  const share = longest / (performance.now() - start);
  const files = readZip(rawPayload);
  expect(JSON.parse(files['transcriptions.json'] ?? '')).toHaveLength(languageCodes.length);
  // Without pauses, it would be nearly all of the time.
  expect(share).toBeLessThan(0.4);
});

test('an interrupted download does not count', async () => {
  const setup = await setUp();
  const bytes = await startExport(setup);
  expect((await bytes.next()).done).toBe(false);
  await bytes.return?.();
  expect((await setup.download()).statusCode).toBe(200);
});

test('a download that died with the server counts for a minute only', async () => {
  const setup = await setUp();
  const died = await startExport(setup);
  await died.next();
  const refused = await setup.download();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  setup.clock.now += 60_000;
  expect((await setup.download()).statusCode).toBe(200);
  // An earlier download that ends now doesn't release the later one.
  await died.return?.();
  expect((await setup.download()).statusCode).toBe(429);
});

test('sound that is gone or empty doesn’t keep the rest out of the export', async () => {
  const setup = await setUp();
  const { db, clock, database } = setup;
  await save(setup, 'Good morning');
  const path = (name: string) => join(database.dataDir, name);
  writeFileSync(path('whole.webm'), 'sound');
  writeFileSync(path('empty.webm'), '');
  const sizes = { 'gone.webm': 5, 'empty.webm': 0, 'whole.webm': 5 };
  const exports = createExportService({
    store: createExportStore(db),
    now: () => clock.now,
    recordings: {
      list: async () => Object.entries(sizes).map(([name, bytes]) => ({ name, bytes, storedAt: clock.now })),
      read: (_document, name, start, end) => createReadStream(path(name), { start, end: end - 1 }),
    },
  });
  const chunks: Uint8Array[] = [];
  for await (const chunk of exports.zip('me')) chunks.push(chunk);
  const files = readZip(Buffer.concat(chunks));
  const names = Object.keys(files).filter((name) => name.startsWith('recordings/'));
  expect(names.map((name) => files[name])).toEqual(['sound']);
  expect(files).toHaveProperty(['devices.json']);
});
