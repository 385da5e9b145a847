import { describe, expect, it, vi } from 'vitest';
import { createWav } from '../../shared/test-wav.ts';
import { FileBytes, UploadedFile } from '../requests/file-bytes.ts';
import type { SessionUser } from '../requests/session-user.ts';
import { byKey, startTranscribing } from '../testing/test-recognition.ts';
import { encodeForm } from '../testing/test-recordings.ts';
import type { UsageService } from '../usage/usage-service.ts';
import type { StoredTranscript } from './recognition-queries.ts';
import { createRecognitionService } from './recognition-service.ts';
import type { Transcript } from './transcript.ts';

describe('a repeated key', () => {
  it('gets the first result and costs nothing', async () => {
    const words = [{ text: 'one', start: 0, end: 1 }];
    const { send, transcribe, allowance } = await startTranscribing(async () => ({ text: 'one', words }));
    const file = createWav(4.200_5);
    const first = await send({ file }, byKey('k'));
    transcribe.mockResolvedValue({ text: 'two', words });
    const again = await send({ file }, byKey('k'));
    expect(again.json()).toEqual(first.json());
    expect(await allowance()).toMatchObject({ remaining: 296 });
    expect((await send({ file }, byKey('other'))).json()).toMatchObject({ text: 'two' });
  });

  it('gets the same turns, and is refused for other known speakers', async () => {
    const turns = [{ speaker: 'A', text: 'one', from: 0, to: 900 }];
    const { send, transcribe } = await startTranscribing(async () => ({ text: 'one', turns }));
    const file = createWav(1);
    const sample = Buffer.from(createWav(2)).toString('base64');
    const speakers = JSON.stringify([{ name: 'Ann', sample }]);
    const first = await send({ file, speakers }, byKey('k'));
    expect(first.json()).toMatchObject({ turns });
    expect((await send({ file, speakers }, byKey('k'))).json()).toEqual(first.json());
    expect((await send({ file, speakers: '[]' }, byKey('k'))).statusCode).toBe(409);
    expect((await send({ file }, byKey('k'))).statusCode).toBe(409);
    expect(transcribe).toHaveBeenCalledTimes(1);
  });

  it('shares the work of a request that is still running', async () => {
    const { promise, resolve } = Promise.withResolvers<Transcript>();
    const { send, transcribe, allowance } = await startTranscribing(() => promise);
    const both = [send({ file: createWav(3) }, byKey('k')), send({ file: createWav(3) }, byKey('k'))];
    await vi.waitFor(() => expect(transcribe).toHaveBeenCalled());
    resolve({ text: 'once' });
    for (const response of await Promise.all(both)) expect(response.json()).toMatchObject({ text: 'once' });
    expect(transcribe).toHaveBeenCalledTimes(1);
    expect(await allowance()).toMatchObject({ remaining: 297 });
  });

  it('shares the work even if it ends while a second request is being looked up', async () => {
    const lookups: PromiseWithResolvers<StoredTranscript | undefined>[] = [];
    const transcribe = vi.fn(async () => ({ text: 'once' }));
    const recognition = createRecognitionService({
      provider: { transcribe },
      local: false,
      transcripts: {
        find() {
          const lookup = Promise.withResolvers<StoredTranscript | undefined>();
          lookups.push(lookup);
          return lookup.promise;
        },
        keep: async () => {},
        removeOld: async () => {},
      },
      usage: {
        reserve: async () => ({ remaining: 1, settle: async () => {}, release: async () => {} }),
        allowance: async () => ({ remaining: 1 }),
      } as unknown as UsageService,
      now: Date.now,
    });
    const file = new UploadedFile(FileBytes.from(createWav(1)), 'a.wav');
    const send = () =>
      recognition.transcribe({ id: 'person' } as SessionUser, { file, language: 'en-US', key: 'k' });
    const [first, second] = [send(), send()];
    await vi.waitFor(() => expect(lookups).not.toEqual([]));
    lookups[0]?.resolve(undefined);
    await first;
    lookups[1]?.resolve(undefined);
    await second;
    expect(transcribe).toHaveBeenCalledTimes(1);
  });

  it('is refused for another recording', async () => {
    const { send } = await startTranscribing();
    await send({ file: createWav(1) }, byKey('k'));
    const other = await send({ file: createWav(2) }, byKey('k'));
    expect([other.statusCode, other.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'idempotency-key-reused', field: 'idempotency-key' }),
    ]);
    expect((await send({ file: createWav(1) }, byKey('k k'))).statusCode).toBe(400);
  });

  it('is refused for another recording while the first is being transcribed, here or on another instance', async () => {
    const { promise, resolve } = Promise.withResolvers<Transcript>();
    const first = await startTranscribing(() => promise);
    const { buildApp } = await import('../app.ts');
    const transcribe = vi.fn(async () => ({ text: 'free' }));
    const second = await buildApp({ ...first.deps, recognition: { transcribe } });
    const cheap = first.send({ file: createWav(1) }, byKey('k'));
    await vi.waitFor(async () => expect(await first.allowance()).toMatchObject({ remaining: 299 }));
    const form = await encodeForm({ file: createWav(280), language: 'en-US' });
    for (const app of [first.app, second]) {
      const response = await app.inject({
        method: 'POST',
        url: '/api/transcribe',
        headers: { ...first.person.headers, ...form.headers, ...byKey('k') },
        payload: form.payload,
      });
      expect([response.statusCode, response.json()]).toMatchObject([409, { code: 'idempotency-key-reused' }]);
    }
    expect(transcribe).not.toHaveBeenCalled();
    resolve({ text: 'one' });
    expect((await cheap).json()).toMatchObject({ text: 'one', remainingSeconds: 299 });
    await second.close();
  });

  it('gets its result even if nothing is left of the allowance', async () => {
    const { send, transcribe } = await startTranscribing();
    const file = createWav(300);
    await send({ file }, byKey('k'));
    expect((await send({ file }, byKey('k'))).json()).toMatchObject({ text: 'Good morning.' });
    expect((await send({ file }, byKey('other'))).statusCode).toBe(429);
    expect(transcribe).toHaveBeenCalledTimes(1);
  });

  it('takes over the reservation of a killed server', async () => {
    const hanging = await startTranscribing(() => new Promise(() => {}));
    void hanging.send({ file: createWav(7) }, byKey('k')).catch(() => {});
    await vi.waitFor(async () => expect(await hanging.allowance()).toMatchObject({ remaining: 293 }));
    // A new process on the same database.
    const { buildApp } = await import('../app.ts');
    const restarted = await buildApp({
      ...hanging.deps,
      recognition: { transcribe: async () => ({ text: 'at last' }) },
    });
    const form = await encodeForm({ file: createWav(7), language: 'en-US' });
    const response = await restarted.inject({
      method: 'POST',
      url: '/api/transcribe',
      headers: { ...hanging.person.headers, ...form.headers, ...byKey('k') },
      payload: form.payload,
    });
    expect(response.json()).toMatchObject({ text: 'at last', remainingSeconds: 293 });
    await restarted.close();
  });

  it('is forgotten after a day', async () => {
    const { send, transcribe, clock, db } = await startTranscribing();
    await send({ file: createWav(1) }, byKey('k'));
    clock.now += 24 * 60 * 60 * 1_000;
    await send({ file: createWav(2) }, byKey('k'));
    expect(transcribe).toHaveBeenCalledTimes(2);
    expect(await db.selectFrom('transcripts').select('milliseconds').execute()).toEqual([
      { milliseconds: 2_000 },
    ]);
  });
});
