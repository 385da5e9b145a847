import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../shared/errors.ts';
import { createWav } from '../../shared/test-wav.ts';
import { createTestApp } from '../testing/test-app.ts';
import { byKey, startTranscribing } from '../testing/test-recognition.ts';
import { encodeForm, type RecordingFields } from '../testing/test-recordings.ts';
import { ImplausibleTranscript } from './recognition-provider.ts';
import type { Transcript } from './transcript.ts';

const known = (name: string, wav: Uint8Array = createWav(3)) => ({
  name,
  sample: Buffer.from(wav).toString('base64'),
});
const askFor = (speakers: object[]): RecordingFields => ({
  file: createWav(1),
  speakers: JSON.stringify(speakers),
});

describe('transcribe', () => {
  it('asks who speaks, with samples that cost nothing, and returns their turns', async () => {
    const turns = [{ speaker: 'Ann', text: 'Good morning.', from: 0, to: 900 }];
    const { send, transcribe } = await startTranscribing(async () => ({ text: 'Good morning.', turns }));
    const speakers = ['Ann', 'Ben', 'Cem', 'Dan'].map((name) => known(name, createWav(10)));
    const response = await send(askFor(speakers));
    expect(response.json()).toEqual({ text: 'Good morning.', seconds: 1, turns, remainingSeconds: 299 });
    expect(transcribe.mock.calls[0]?.[0]).toMatchObject({ speakers });
    await send(askFor([]));
    expect(transcribe.mock.calls[1]?.[0]).toMatchObject({ speakers: [] });
    await send({ file: createWav(1) });
    expect(transcribe.mock.calls[2]?.[0]?.speakers).toBeUndefined();
  });

  it('returns the text with the length of the recording and the seconds left', async () => {
    const words = [{ text: 'Good', start: 0, end: 0.4 }];
    const { send, transcribe } = await startTranscribing(async () => ({ text: 'Good morning.', words }));
    const response = await send({ file: createWav(2.5), language: 'fr-FR', hints: '["Ann"]' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ text: 'Good morning.', seconds: 2.5, words, remainingSeconds: 297 });
    const [request] = transcribe.mock.calls[0] ?? [];
    expect(request).toMatchObject({ language: 'fr-FR', hints: ['Ann'], recording: { extension: 'wav' } });
  });

  it.each([
    ['spoken.webm', 200],
    ['spoken.ogg', 200],
    ['spoken.mp3', 200],
    ['vorbis.ogg', 400],
    ['spoken.m4a', 400],
    ['spoken.flac', 400],
  ])('knows whether an engine on this server can read %s', async (name, status) => {
    const file = new Uint8Array(readFileSync(join(import.meta.dirname, '../../../e2e/import-files', name)));
    const provider = await startTranscribing();
    expect((await provider.send({ file })).statusCode).toBe(200);
    const engine = await startTranscribing(undefined, { recognition: 'http://127.0.0.1:9' });
    const response = await engine.send({ file });
    expect(response.statusCode).toBe(status);
    if (status === 400)
      expect(response.json()).toMatchObject({
        field: 'file',
        message: 'file: must be WAV, MP3, or Opus in WebM or Ogg, because this server transcribes it itself',
      });
  });

  it.each<[string, RecordingFields, string, RegExp]>([
    ['no file', {}, 'file', /./],
    ['an empty file', { file: new Uint8Array() }, 'file', /must not be empty/],
    ['a recording without sound', { file: createWav(0) }, 'file', /must contain sound/],
    ['something else', { file: new Uint8Array(Buffer.from('a letter')) }, 'file', /must be audio/],
    ['more than 15 minutes', { file: createWav(901, 8_000) }, 'file', /at most 15 minutes/],
    ['more than 25 MB', { file: createWav(150, 96_000) }, 'file', /at most 25 MB/],
    ['an unknown language', { file: createWav(1), language: 'xx' }, 'language', /language/],
    ['hints that are not a list', { file: createWav(1), hints: '{"a":1}' }, 'hints', /JSON array/],
    ['hints that are not JSON', { file: createWav(1), hints: 'Ann' }, 'hints', /JSON array/],
    ['speakers that are not JSON', { file: createWav(1), speakers: 'Ann' }, 'speakers', /JSON array/],
    ['a speaker without a sample', askFor([{ name: 'Ann' }]), 'speakers', /JSON array/],
    ['five speakers', askFor([1, 2, 3, 4, 5].map((each) => known(`${each}`))), 'speakers', /at most 4/],
    ['two speakers with one name', askFor([known('Ann'), known('Ann')]), 'speakers', /name of its own/],
    ['a speaker without a name', askFor([known('')]), 'speakers', /short name/],
    ['a name with a line break', askFor([known('A\nB')]), 'speakers', /short name/],
    ['a very long name', askFor([known('A'.repeat(41))]), 'speakers', /short name/],
    ['a short sample', askFor([known('Ann', createWav(1.9))]), 'speakers', /2 to 10 seconds/],
    ['a long sample', askFor([known('Ann', createWav(10.1))]), 'speakers', /2 to 10 seconds/],
    ['a large sample', askFor([known('Ann', createWav(9, 96_000))]), 'speakers', /WAV sample/],
    ['a sample that is no sound', askFor([known('Ann', Buffer.from('a letter'))]), 'speakers', /WAV/],
    ['a sample that is not base64', askFor([{ name: 'Ann', sample: '…' }]), 'speakers', /base64/],
  ])('refuses %s and spends nothing', async (_, fields, field, message) => {
    const { send, transcribe, allowance } = await startTranscribing();
    const response = await send(fields);
    expect([response.statusCode, response.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid-request', field, message: expect.stringMatching(message) }),
    ]);
    expect(transcribe).not.toHaveBeenCalled();
    expect(await allowance()).toMatchObject({ remaining: 300 });
  });

  it.each(['hints', 'speakers'])(
    'refuses %s with millions of values before they are parsed',
    async (field) => {
      const { send } = await startTranscribing();
      const nested = '['.repeat(2_000_000);
      const parse = vi.spyOn(JSON, 'parse');
      const response = await send({ file: createWav(1), [field]: nested });
      expect(parse).not.toHaveBeenCalledWith(nested);
      parse.mockRestore();
      expect([response.statusCode, response.json()]).toEqual([400, expect.objectContaining({ field })]);
    },
  );

  it('refuses bodies that aren’t a valid form', async () => {
    const { app, person, allowance } = await startTranscribing();
    const post = (type: string, payload: string) =>
      app.inject({
        method: 'POST',
        url: '/api/transcribe',
        headers: { ...person.headers, 'content-type': type },
        payload,
      });
    expect((await post('application/json', '{}')).statusCode).toBe(415);
    expect((await post('multipart/form-data; boundary=x', '--x\r\nbroken')).statusCode).toBe(400);
    expect((await post('multipart/form-data', 'x')).statusCode).toBe(400);
    expect(await allowance()).toMatchObject({ remaining: 300 });
  });

  it('restores the allowance when the provider fails', async () => {
    const { send, allowance } = await startTranscribing(() =>
      Promise.reject(new AppError('provider-unavailable')),
    );
    expect((await send({ file: createWav(5) }, byKey('k'))).statusCode).toBe(503);
    expect(await allowance()).toEqual({ allowed: true, remaining: 300, limit: 300, tier: 'free' });
  });

  it('returns an error when there is no provider', async () => {
    const test = await createTestApp();
    const person = await test.signIn('person');
    const form = await encodeForm({ file: createWav(1), language: 'en-US' });
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/transcribe',
      headers: { ...person.headers, ...form.headers },
      payload: form.payload,
    });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ message: 'Speech recognition isn’t set up on this server.' });
  });

  it('refuses uploads that exceed a person’s memory until there is room again, and lets others upload', async () => {
    const { promise, resolve } = Promise.withResolvers<Transcript>();
    const { send, signIn, transcribe } = await startTranscribing(() => promise);
    // 20 MB each.
    const file = createWav(55, 192_000);
    const other = await signIn('other');
    const running = [send({ file })];
    await vi.waitFor(() => expect(transcribe).toHaveBeenCalledTimes(1), { timeout: 20_000 });
    const refused = await send({ file });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2']);
    running.push(send({ file }, other.headers));
    await vi.waitFor(() => expect(transcribe).toHaveBeenCalledTimes(2), { timeout: 20_000 });
    resolve({ text: 'done' });
    for (const response of await Promise.all(running)) expect(response.statusCode).toBe(200);
    expect((await send({ file })).statusCode).toBe(200);
  });

  it('refuses an upload that announces more than fits', async () => {
    const { app, person } = await startTranscribing();
    const form = await encodeForm({ file: createWav(1), language: 'en-US' });
    const response = await app.inject({
      method: 'POST',
      url: '/api/transcribe',
      headers: { ...person.headers, ...form.headers, 'content-length': String(30 * 1024 * 1024) },
      payload: form.payload,
    });
    expect(response.json()).toMatchObject({ field: 'file' });
  });
});

describe('the allowance', () => {
  it('is 5 minutes a day, counted in whole seconds', async () => {
    const { send, allowance, clock } = await startTranscribing();
    for (let sent = 0; sent < 2; sent += 1) await send({ file: createWav(149.7) });
    expect(await allowance()).toEqual({ allowed: false, remaining: 0, limit: 300, tier: 'free' });
    const refused = await send({ file: createWav(1) });
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      expect.objectContaining({
        code: 'recognition-limit',
        message: 'You’ve used all 5 minutes of speech recognition for today.',
      }),
    ]);
    clock.now += 24 * 60 * 60 * 1_000;
    expect((await send({ file: createWav(1) })).json()).toMatchObject({ remainingSeconds: 299 });
  });

  it('reports the seconds left when a recording is longer than that', async () => {
    const { send } = await startTranscribing();
    await send({ file: createWav(290) });
    expect((await send({ file: createWav(11) })).json()).toMatchObject({
      code: 'recognition-limit',
      remaining: 10,
      message: 'This recording is longer than the 10 seconds of speech recognition that you have left.',
    });
  });

  it('is 300 minutes a billing period for premium', async () => {
    const { signIn, allowance } = await startTranscribing();
    const paid = await signIn('paid', 'premium');
    expect(await allowance(paid)).toEqual({
      allowed: true,
      remaining: 18_000,
      limit: 18_000,
      tier: 'premium',
    });
  });

  it('holds under many requests at once', async () => {
    const { send, allowance } = await startTranscribing();
    const responses = await Promise.all(Array.from({ length: 20 }, () => send({ file: createWav(30) })));
    expect(responses.filter((response) => response.statusCode === 200)).toHaveLength(10);
    expect(await allowance()).toMatchObject({ remaining: 0 });
  });
});

it('streams the words and then the result if the client accepts a stream', async () => {
  const { send } = await startTranscribing(async ({ onPartial }) => {
    onPartial?.('Good');
    onPartial?.('Good day');
    return { text: 'Good day.' };
  });
  const response = await send({ file: createWav(1) }, { accept: 'text/event-stream' });
  expect(response.headers['content-type']).toContain('text/event-stream');
  expect(response.body).toBe(
    [
      'event: words\ndata: {"from":0,"text":"Good"}',
      'event: words\ndata: {"from":4,"text":" day"}',
      'event: done\ndata: {"text":"Good day.","seconds":1,"remainingSeconds":299}\n\n',
    ].join('\n\n'),
  );
});

it('responds with events even if the provider does not stream', async () => {
  const { send } = await startTranscribing();
  const response = await send({ file: createWav(1) }, { accept: 'text/event-stream' });
  expect(response.headers['content-type']).toContain('text/event-stream');
  expect(response.body).toBe(
    'event: done\ndata: {"text":"Good morning.","seconds":1,"remainingSeconds":299}\n\n',
  );
  const refused = await send({ file: createWav(0) }, { accept: 'text/event-stream' });
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { field: 'file' }]);
});

it('charges for words that were read before it turned out that they are too many', async () => {
  const words = 'word '.repeat(60);
  const { send, allowance } = await startTranscribing(async ({ onPartial }) => {
    onPartial?.(words);
    throw new ImplausibleTranscript();
  });
  const streamed = await send({ file: createWav(1) }, { accept: 'text/event-stream' });
  expect(streamed.body).toContain('event: error');
  expect(await allowance()).toMatchObject({ remaining: 290 });
  // Nothing was delivered.
  expect((await send({ file: createWav(1) })).statusCode).toBe(502);
  expect(await allowance()).toMatchObject({ remaining: 290 });
});

it('charges for as many seconds as a text takes to speak', async () => {
  const { send } = await startTranscribing(async () => ({ text: 'word '.repeat(48) }));
  expect((await send({ file: createWav(1) })).json()).toMatchObject({ seconds: 1, remainingSeconds: 292 });
});

it('refuses a recording before it is sent if nothing is left', async () => {
  const { send, app, person } = await startTranscribing();
  await send({ file: createWav(300) });
  const response = await app.inject({
    method: 'POST',
    url: '/api/transcribe',
    headers: { ...person.headers, 'content-type': 'multipart/form-data; boundary=x' },
    payload: 'This is not a form.',
  });
  expect([response.statusCode, response.json()]).toMatchObject([429, { code: 'recognition-limit' }]);
});
