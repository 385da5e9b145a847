import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestVoice, soundOf } from '../testing/test-voice.ts';
import { createFileBytes } from './clip-bytes.ts';
import { createDatabaseBytes } from './clip-chunk-queries.ts';
import { createClipStore } from './clip-queries.ts';
import { createClipService } from './clip-service.ts';

/** Writes that wait for the disk can be slow on a busy machine. */
const pollOptions = { timeout: 4_000 };

const text = 'Read me aloud';
const sound = soundOf({ text, voice: 'sage' });
type Person = { id: string; headers: { cookie: string } };

async function start(env: Record<string, string> = {}) {
  const voice = createTestVoice();
  const product = await createTestApp({ env, deps: { voice } });
  const speak = async (who: Person, tier: string, words = text) => {
    const response = await product.app.inject({
      method: 'POST',
      url: '/api/text-to-speech',
      headers: { ...who.headers, 'sec-fetch-site': 'same-origin' },
      payload: { text: words, language: 'en-US', voice: 'sage', userId: who.id, tier },
    });
    expect(response.statusCode).toBe(200);
    return response.json<{ audioUrl: string }>().audioUrl;
  };
  const get = (who: Person, url: string, headers: Record<string, string> = {}) =>
    product.app.inject({ url, headers: { ...who.headers, ...headers } });
  /** A new clip is complete a moment after the response. */
  const complete = (who: Person, url: string) =>
    expect
      .poll(async () => (await get(who, url)).headers['content-length'], pollOptions)
      .toBe(String(sound.length));
  return { ...product, voice, speak, get, complete };
}

test('serves a clip only to its owner', { tags: ['R-10.16'] }, async () => {
  const { app, speak, get, signIn } = await start();
  const [owner, other] = [await signIn('owner', 'premium'), await signIn('other', 'premium')];
  const url = await speak(owner, 'premium');
  expect(url).toMatch(/^\/api\/audio\/[\w-]{32}\.mp3$/);
  expect((await get(owner, url)).rawPayload).toEqual(sound);
  expect((await get(other, url)).statusCode).toBe(403);
  expect((await app.inject(url)).statusCode).toBe(401);
  expect((await get(owner, '/api/audio/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.mp3')).statusCode).toBe(404);
});

test('serves ranges of a complete clip', { tags: ['R-10.16'] }, async () => {
  const { speak, get, complete, signIn } = await start();
  const owner = await signIn('owner', 'premium');
  const url = await speak(owner, 'premium');
  await complete(owner, url);
  const part = await get(owner, url, { range: 'bytes=100-299' });
  expect([part.statusCode, part.headers['content-range'], part.headers['accept-ranges']]).toEqual([
    206,
    `bytes 100-299/${sound.length}`,
    'bytes',
  ]);
  expect(part.rawPayload).toEqual(sound.subarray(100, 300));
  const held = await get(owner, url, { 'if-none-match': String(part.headers.etag) });
  expect([held.statusCode, held.rawPayload.length]).toEqual([304, 0]);
  const beyond = await get(owner, url, { range: 'bytes=9999-' });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${sound.length}`]);
});

test('lets only premium users download, with a descriptive file name', {
  tags: ['R-10.16', 'R-6.11'],
}, async () => {
  const { speak, get, complete, signIn } = await start();
  const [premium, free] = [await signIn('p', 'premium'), await signIn('f')];
  const [mine, trial] = [await speak(premium, 'premium'), await speak(free, 'free')];
  await complete(premium, mine);
  const download = await get(premium, `${mine}?download=1`);
  expect(download.headers['content-disposition']).toBe(
    'attachment; filename="rhapsode-iris-en-us-2026-03-10.mp3"',
  );
  expect(download.rawPayload).toEqual(sound);
  const refused = await get(free, `${trial}?download=1`);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'premium-required']);
});

test('streams audio while it is generated and waits if the length is needed', async () => {
  const { app, voice, speak, signIn } = await start();
  const owner = await signIn('owner', 'premium');
  voice.next('held');
  const url = await speak(owner, 'premium');
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const growing = await fetch(origin + url, { headers: { ...owner.headers, range: 'bytes=0-' } });
  expect([growing.status, growing.headers.get('content-length')]).toEqual([200, null]);
  const reader = growing.body?.getReader();
  const first = await reader?.read();
  expect(Buffer.from(first?.value ?? [])).toEqual(sound.subarray(0, 208));
  const measured = fetch(origin + url, { headers: { ...owner.headers, range: 'bytes=0-1' } });
  voice.finish();
  const second = await reader?.read();
  expect(Buffer.from(second?.value ?? [])).toEqual(sound.subarray(208));
  expect((await reader?.read())?.done).toBe(true);
  expect((await measured).headers.get('content-range')).toBe(`bytes 0-1/${sound.length}`);
  // A connection whose response nobody reads would keep the server from closing.
  expect((await (await measured).arrayBuffer()).byteLength).toBe(2);
});

test('ends the stream with an error when the provider’s audio ends early', async () => {
  const { app, voice, speak, signIn } = await start();
  const owner = await signIn('owner', 'premium');
  voice.next('held');
  const url = await speak(owner, 'premium');
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const growing = await fetch(origin + url, { headers: owner.headers });
  const body = growing.arrayBuffer();
  voice.cutOff();
  await expect(body).rejects.toThrow();
});

test('cancels generation and restores the allowance when the server stops', async () => {
  const { app, voice, speak, signIn, db } = await start();
  const owner = await signIn('owner', 'premium');
  voice.next('held');
  const url = await speak(owner, 'premium');
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const listening = await fetch(origin + url, { headers: owner.headers });
  await Promise.all([app.close(), expect(listening.arrayBuffer()).rejects.toThrow()]);
  expect(await db.selectFrom('usage_counters').select('used').execute()).toEqual([{ used: 0 }]);
  expect(await db.selectFrom('clips').select('id').execute()).toEqual([]);
});

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'serves a clip that another instance is still generating',
  async () => {
    const { deps, voice, speak, signIn } = await start();
    const owner = await signIn('owner', 'premium');
    voice.next('held');
    const url = await speak(owner, 'premium');
    const other = await buildApp(deps);
    const origin = await other.listen({ port: 0, host: '127.0.0.1' });
    const growing = await fetch(origin + url, { headers: owner.headers });
    const reader = growing.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? [])).toEqual(sound.subarray(0, 208));
    const measured = fetch(origin + url, { headers: { ...owner.headers, range: 'bytes=0-1' } });
    voice.finish();
    expect(Buffer.from((await reader?.read())?.value ?? [])).toEqual(sound.subarray(208));
    expect((await measured).headers.get('content-range')).toBe(`bytes 0-1/${sound.length}`);
    expect((await (await measured).arrayBuffer()).byteLength).toBe(2);
    expect((await reader?.read())?.done).toBe(true);
    await other.close();
  },
);

test('reuses a clip for 23 hours and deletes it after a day', async () => {
  const { speak, get, complete, signIn, clock, voice } = await start();
  const owner = await signIn('owner', 'premium');
  const url = await speak(owner, 'premium');
  await complete(owner, url);
  clock.now += 23 * 60 * 60 * 1_000 - 1;
  expect(await speak(owner, 'premium')).toBe(url);
  clock.now += 2;
  expect(await speak(owner, 'premium')).not.toBe(url);
  expect(voice.requests).toHaveLength(2);
  expect((await get(owner, url)).statusCode).toBe(404);
});

test('deletes the oldest clips above the size limit', async () => {
  const { speak, get, complete, signIn, clock, db, database, config } = await start({ CLIPS_MAX_MB: '1' });
  const owner = await signIn('owner', 'premium');
  const old = await speak(owner, 'premium', 'old text');
  await expect.poll(async () => (await get(owner, old)).headers['content-length'], pollOptions).toBeDefined();
  clock.now += 1_000;
  const fresh = await speak(owner, 'premium');
  await complete(owner, fresh);
  await db
    .updateTable('clips')
    .set({ bytes: config.clipsMaxBytes })
    .where('created_at', '<', clock.now)
    .execute();
  const bytes =
    database.engine === 'sqlite' ? createFileBytes(join(config.dataDir, 'clips')) : createDatabaseBytes(db);
  const housekeeper = createClipService({
    store: createClipStore(db),
    bytes,
    maxBytes: config.clipsMaxBytes,
    now: () => clock.now,
    onError: (error) => expect.unreachable(String(error)),
  });
  await housekeeper.cleanUp();
  expect((await get(owner, old)).statusCode).toBe(404);
  expect((await get(owner, fresh)).rawPayload).toEqual(sound);
  clock.now += 24 * 60 * 60 * 1_000 + 1;
  await housekeeper.cleanUp();
  expect(await db.selectFrom('clips').select('id').execute()).toEqual([]);
  expect((await bytes.size(fresh.slice('/api/audio/'.length, -'.mp3'.length))) ?? 0).toBe(0);
});

test('lets a person wait for audio with eight requests at a time', async () => {
  const waiting: (() => void)[] = [];
  const product = await createTestApp({
    deps: { voice: createTestVoice(), wait: () => new Promise<void>((resolve) => waiting.push(resolve)) },
  });
  const [person, other] = [await product.signIn('person'), await product.signIn('other')];
  const url = `/api/audio/${'a'.repeat(32)}.mp3?wait=1`;
  const slowPoll = { timeout: 30_000 };
  const statuses: number[] = [];
  const get = async (headers: Person['headers']) => {
    statuses.push((await product.app.inject({ url, headers })).statusCode);
  };
  const requests = Array.from({ length: 580 }, () => get(person.headers));
  await expect.poll(() => statuses, slowPoll).toEqual(Array(572).fill(429));
  await expect.poll(() => waiting, slowPoll).toHaveLength(8);
  requests.push(get(other.headers));
  await expect.poll(() => waiting, slowPoll).toHaveLength(9);
  const letTimePass = setInterval(() => {
    for (const resolve of waiting.splice(0)) resolve();
  });
  await Promise.all(requests);
  expect(statuses.slice(572)).toEqual(Array(9).fill(404));
  await get(person.headers);
  clearInterval(letTimePass);
  expect(statuses.at(-1)).toBe(404);
});
