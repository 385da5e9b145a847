import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { maxRecordingBytes } from '../../shared/recording-types.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { addTestPerson, createTestHousehold } from '../testing/test-people.ts';
import { testSound } from '../testing/test-recordings.ts';
import { createRecordingFiles, type NewRecording } from './recording-files.ts';

const [first, second] = ['11111111-2222-4333-8444-555555555555', '99999999-2222-4333-8444-555555555555'];
const ten = 10 * 60 * 1_000;

async function setUp(people: readonly string[] = ['ann']) {
  const household = await createTestHousehold([]);
  const headers = Object.fromEntries(
    await Promise.all(people.map(async (id) => [id, await addTestPerson(household, id)] as const)),
  );
  const callsOf = (person: string) => {
    const send = (method: 'GET' | 'PUT' | 'DELETE' | 'POST', url: string, more: object = {}) =>
      household.app.inject({
        method,
        url,
        ...more,
        headers: { ...headers[person], ...('headers' in more ? (more.headers as object) : {}) },
      });
    return {
      send,
      async save() {
        const payload = { text: 'The harbour opens.', language: 'en-US', userId: person };
        const saved = await send('POST', '/api/transcriptions', { payload });
        return saved.json<{ transcriptionId: string }>().transcriptionId;
      },
      keep: (document: string, id = first, payload = testSound(), startMs = 0, type = 'audio/webm') =>
        send('PUT', `/api/transcriptions/${document}/recordings/${id}?startMs=${startMs}`, {
          payload,
          headers: { 'content-type': type },
        }),
      list: async (document: string) =>
        (await send('GET', `/api/transcriptions/${document}/recordings`)).json<object[]>(),
      hear: (document: string, id = first, range?: string) =>
        send('GET', `/api/transcriptions/${document}/recordings/${id}`, {
          headers: range === undefined ? {} : { range },
        }),
    };
  };
  const folder = join(household.database.dataDir, 'recordings');
  return { ...household, folder, callsOf, ...callsOf('ann') };
}

const runCleanUp = (test: TestApp) => test.app.listen({ port: 0, host: '127.0.0.1' });

describe('the sound of a saved document', () => {
  test('is kept, listed in the order of the text, heard in ranges, and replaced', async () => {
    const { save, keep, list, hear } = await setUp();
    const document = await save();
    const sound = testSound(1_000);
    expect((await keep(document, second, testSound(70), 9_000)).statusCode).toBe(204);
    expect((await keep(document, first, sound, 0, 'audio/webm;codecs=opus')).statusCode).toBe(204);
    expect(await list(document)).toEqual([
      { id: first, startMs: 0, bytes: 1_000 },
      { id: second, startMs: 9_000, bytes: 70 },
    ]);
    const whole = await hear(document);
    expect(whole.rawPayload).toEqual(sound);
    expect(whole.headers).toMatchObject({ 'content-type': 'audio/webm', 'cache-control': 'no-store' });
    const part = await hear(document, first, 'bytes=0-3');
    expect([part.statusCode, part.rawPayload]).toEqual([206, sound.subarray(0, 4)]);
    expect((await hear(document, first, 'bytes=2000-')).statusCode).toBe(416);
    await keep(document, first, testSound(80), 12_000);
    expect(await list(document)).toEqual([
      { id: second, startMs: 9_000, bytes: 70 },
      { id: first, startMs: 12_000, bytes: 80 },
    ]);
  });

  test('isn’t found by anybody else', async () => {
    const { callsOf, save, keep } = await setUp(['ann', 'bob']);
    const document = await save();
    await keep(document);
    const bob = callsOf('bob');
    const url = `/api/transcriptions/${document}/recordings`;
    const statuses = [await bob.keep(document), await bob.hear(document), await bob.send('DELETE', url)];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    await bob.send('DELETE', '/api/recordings');
    expect((await bob.send('GET', '/api/recordings')).json()).toEqual({ bytes: 0 });
    expect((await callsOf('ann').send('GET', '/api/recordings')).json()).toEqual({ bytes: 64 });
  });

  test('must be of a type that browsers record, with an id and a time', async () => {
    const { save, keep, send, list, folder } = await setUp();
    const document = await save();
    const refused = [
      await keep(document, first, Buffer.from('<html><script>alert(1)</script>')),
      await keep(document, first, Buffer.alloc(0)),
      await keep(document, first, testSound(), 0, 'audio/ogg'),
      await keep(document, first, testSound(), 0, 'text/html'),
      await keep(document, '..%2f..%2fevil'),
      await keep(document, first, testSound(), -1),
      await send('PUT', `/api/transcriptions/..%2f${document}/recordings/${first}?startMs=0`, {
        payload: testSound(),
        headers: { 'content-type': 'audio/webm' },
      }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 415, 400, 400, 404]);
    expect(await list(document)).toEqual([]);
    expect(readdirSync(join(folder, '.incoming'))).toEqual([]);
  });

  test('has a limit for its size', async () => {
    const { save, keep, list, folder } = await setUp();
    const document = await save();
    const response = await keep(document, first, testSound(maxRecordingBytes + 1));
    expect([response.statusCode, response.json().code]).toEqual([413, 'too-large']);
    expect(await list(document)).toEqual([]);
    expect(existsSync(folder)).toBe(false);
  });

  test('can be replaced when the document can have no more of it', async () => {
    const { save, keep, list, folder } = await setUp();
    const document = await save();
    await keep(document);
    for (let left = 1; left < 1_000; left++)
      writeFileSync(join(folder, 'ann', document, `${randomUUID()}.${left}.webm`), testSound());
    expect((await keep(document, second)).statusCode).toBe(413);
    expect((await keep(document, first, testSound(80))).statusCode).toBe(204);
    expect(await list(document)).toContainEqual({ id: first, startMs: 0, bytes: 80 });
  });

  test('goes with the document, but not before the deletion can’t be undone', async () => {
    const test = await setUp();
    const document = await test.save();
    await test.keep(document);
    const path = join(test.folder, 'ann', document);
    await test.send('DELETE', `/api/transcriptions/${document}`);
    expect((await test.hear(document)).statusCode).toBe(404);
    await test.send('POST', `/api/transcriptions/${document}/restore`);
    expect((await test.hear(document)).statusCode).toBe(200);
    await test.send('DELETE', `/api/transcriptions/${document}`);
    expect(existsSync(path)).toBe(true);
    test.clock.now += ten + 1;
    await runCleanUp(test);
    await expect.poll(() => existsSync(path)).toBe(false);
  });

  test('goes with the person', async () => {
    const test = await setUp();
    const document = await test.save();
    await test.keep(document);
    const manager = await test.sessions.create('local');
    const removed = await test.app.inject({
      method: 'DELETE',
      url: '/api/people/ann',
      headers: { cookie: `__Host-session=${manager.id}` },
    });
    expect(removed.statusCode).toBe(204);
    expect(readdirSync(test.folder)).toEqual(['.incoming']);
  });

  test('can be deleted alone, or all at once', async () => {
    const { save, keep, send, list } = await setUp();
    const [one, other] = [await save(), await save()];
    for (const document of [one, other]) await keep(document);
    expect((await send('DELETE', `/api/transcriptions/${one}/recordings`)).statusCode).toBe(204);
    expect([await list(one), await list(other)]).toEqual([[], [{ id: first, startMs: 0, bytes: 64 }]]);
    expect((await send('DELETE', '/api/recordings')).statusCode).toBe(204);
    expect(await list(other)).toEqual([]);
  });

  test('is in the person’s copy of their data', async () => {
    const { save, keep, send } = await setUp();
    await keep(await save(), first, testSound(300_000));
    const { rawPayload } = await send('GET', '/api/people/ann/export');
    const files = unzipSync(rawPayload);
    const name = Object.keys(files).find((each) => each.startsWith('recordings/')) ?? '';
    expect(name).toMatch(/^recordings\/001-2026-03-10-en-us-1\.webm$/);
    expect(Buffer.from(files[name] ?? [])).toEqual(testSound(300_000));
    expect(Buffer.from(files['README.txt'] ?? []).toString()).toContain('recordings  ');
  });
});

/** Announces 100,000 bytes and sends half of them. */
async function beginUpload({ app, folder, sessions }: Awaited<ReturnType<typeof setUp>>, document: string) {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let response = '';
  socket.on('data', (piece) => {
    response += String(piece);
  });
  await once(socket, 'connect');
  const { id } = await sessions.create('ann');
  socket.write(
    `PUT /api/transcriptions/${document}/recordings/${first}?startMs=0 HTTP/1.1\r\nHost: localhost\r\n` +
      `Cookie: __Host-session=${id}\r\nContent-Type: audio/webm\r\nContent-Length: 100000\r\n\r\n`,
  );
  socket.write(testSound(50_000));
  const incoming = join(folder, '.incoming');
  await expect.poll(() => existsSync(incoming) && readdirSync(incoming).length).toBe(1);
  return { socket, incoming, response: () => response };
}

test('an upload that breaks off leaves nothing that is served', async () => {
  const test = await setUp();
  const document = await test.save();
  const { socket, incoming } = await beginUpload(test, document);
  expect(await test.list(document)).toEqual([]);
  socket.destroy();
  await expect.poll(() => readdirSync(incoming)).toEqual([]);
  expect(await test.list(document)).toEqual([]);
});

test('a document that is deleted during an upload keeps the sound that it had', async () => {
  const test = await setUp();
  const document = await test.save();
  await test.keep(document);
  const { socket, incoming, response } = await beginUpload(test, document);
  await test.send('DELETE', `/api/transcriptions/${document}`);
  socket.write(testSound(50_000));
  await expect.poll(response).toMatch(/^HTTP\/1\.1 404 /);
  socket.destroy();
  await test.send('POST', `/api/transcriptions/${document}/restore`);
  expect(await test.list(document)).toEqual([{ id: first, startMs: 0, bytes: 64 }]);
  expect(readdirSync(incoming)).toEqual([]);
});

test('a session that ends during an upload stores nothing', async () => {
  const test = await setUp();
  const document = await test.save();
  const { socket, incoming, response } = await beginUpload(test, document);
  await test.db.deleteFrom('sessions').execute();
  socket.write(testSound(50_000));
  await expect.poll(response).toMatch(/^HTTP\/1\.1 401 /);
  socket.destroy();
  expect(readdirSync(join(test.folder, 'ann', document))).toEqual([]);
  expect(readdirSync(incoming)).toEqual([]);
});

test('an upload of unknown size that becomes too large is answered before it ends', async () => {
  const { app, save, list, folder, sessions } = await setUp();
  const document = await save();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let response = '';
  socket.on('data', (piece) => {
    response += String(piece);
  });
  const { id } = await sessions.create('ann');
  socket.write(
    `PUT /api/transcriptions/${document}/recordings/${first}?startMs=0 HTTP/1.1\r\nHost: localhost\r\n` +
      `Cookie: __Host-session=${id}\r\nContent-Type: audio/webm\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  const megabyte = testSound(1024 * 1024);
  const send = () => {
    socket.write(`${megabyte.length.toString(16)}\r\n`);
    socket.write(megabyte);
    return new Promise<void>((resolve, reject) =>
      socket.write('\r\n', (error) => (error ? reject(error) : resolve())),
    );
  };
  for (let sent = 0; sent <= maxRecordingBytes; sent += megabyte.length) await send();
  await expect.poll(() => response).toMatch(/^HTTP\/1\.1 413 .*too-large/s);
  // What still arrives is read, and then the connection can be used again.
  for (let more = 0; more < 8; more++) await send();
  response = '';
  socket.write('0\r\n\r\nGET /api/recordings HTTP/1.1\r\nHost: localhost\r\n');
  socket.write(`Cookie: __Host-session=${id}\r\n\r\n`);
  await expect.poll(() => response).toMatch(/^HTTP\/1\.1 200 .*{"bytes":0}/s);
  socket.destroy();
  expect(await list(document)).toEqual([]);
  expect(readdirSync(join(folder, '.incoming'))).toEqual([]);
});

test('what a killed server left behind is removed', async () => {
  const test = await setUp();
  const incoming = join(test.folder, '.incoming');
  mkdirSync(incoming, { recursive: true });
  for (const name of ['old', 'new']) writeFileSync(join(incoming, name), 'half a file');
  utimesSync(join(incoming, 'old'), new Date(), new Date(Date.now() - 2 * ten));
  await runCleanUp(test);
  await expect.poll(() => readdirSync(incoming)).toEqual(['new']);
});

test('the rest of the disk is left to the database', async () => {
  const { database } = await createTestApp({ env: { EDITION: 'personal' } });
  const gigabyte = 1024 ** 3;
  const files = createRecordingFiles(join(database.dataDir, 'recordings'), {
    freeBytes: async () => gigabyte + 100,
  });
  const document = { userId: 'ann', transcriptionId: 'T' };
  const recording = (bytes: number) => ({
    ...{ id: first, startMs: 0, type: 'audio/webm' as const, bytes, requireStill: async () => {} },
    content: (async function* () {
      yield testSound(bytes);
    })(),
  });
  await expect(files.write(document, recording(101))).rejects.toMatchObject({
    code: 'cannot-store',
    data: { reason: 'no-space' },
  });
  await files.write(document, recording(100));
  expect(await files.bytesOf('ann')).toBe(100);
});

test('uploads that run at the same time share the room that is left', async () => {
  const { database } = await createTestApp({ env: { EDITION: 'personal' } });
  const free = 1024 ** 3 + maxRecordingBytes + 99;
  const files = createRecordingFiles(join(database.dataDir, 'recordings'), { freeBytes: async () => free });
  const document = { userId: 'ann', transcriptionId: 'T' };
  const [begun, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const recording = (id: string, bytes: number | undefined, content: NewRecording['content']) => ({
    ...{ id, startMs: 0, type: 'audio/webm' as const, bytes, content, requireStill: async () => {} },
  });
  const ofUnknownSize = (async function* () {
    begun.resolve();
    await rest.promise;
    yield testSound();
  })();
  const sound = async function* () {
    yield testSound(100);
  };
  const running = files.write(document, recording(first, undefined, ofUnknownSize));
  await begun.promise;
  const other = () => files.write(document, recording(second, 100, sound()));
  await expect(other()).rejects.toMatchObject({ code: 'cannot-store' });
  rest.resolve();
  await running;
  await other();
  expect(await files.bytesOf('ann')).toBe(164);
});

test('the hosted edition has none of these calls and stores nothing', async () => {
  const { app, signIn, database } = await createTestApp();
  const { headers } = await signIn('ann', 'premium');
  const payload = { text: 'Hello.', language: 'en-US', userId: 'ann' };
  const saved = await app.inject({ method: 'POST', url: '/api/transcriptions', headers, payload });
  const url = `/api/transcriptions/${saved.json<{ transcriptionId: string }>().transcriptionId}/recordings`;
  const sound = { headers: { ...headers, 'content-type': 'audio/webm' }, payload: testSound() };
  const responses = [
    await app.inject({ method: 'PUT', url: `${url}/${first}?startMs=0`, ...sound }),
    await app.inject({ method: 'GET', url, headers }),
    await app.inject({ method: 'GET', url: `${url}/${first}`, headers }),
    await app.inject({ method: 'DELETE', url, headers }),
    await app.inject({ method: 'GET', url: '/api/recordings', headers }),
    await app.inject({ method: 'DELETE', url: '/api/recordings', headers }),
  ];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
  expect(existsSync(join(database.dataDir, 'recordings'))).toBe(false);
});
