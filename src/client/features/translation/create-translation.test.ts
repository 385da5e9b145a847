import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/client.ts';
import type { DeviceReadiness, DeviceTranslator } from '../../platform/translator.ts';
import { allowanceOf, openTranslation } from './test-translation.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const response = (status: number, body: object) => new ApiError(status, JSON.stringify(body), '');
const free = (remaining: number) => ({ tier: 'free', allowance: allowanceOf('free', remaining) }) as const;

describe('translating', () => {
  test('translates once when turned on with text', {
    tags: ['R-4.30', 'R-4.36', 'R-7.20'],
  }, async () => {
    const { requests, page, messages, set, onAllowanceUsed } = await openTranslation({ on: false });
    expect(requests).toHaveLength(0);
    await set({ on: true });
    expect(requests).toMatchObject([
      { text: 'The ship came home.', source: 'en-US', target: 'es-ES', userId: 'u', tier: 'premium' },
    ]);
    expect(page.view).toBe('original');
    await requests[0]?.respond('El barco volvió.');
    expect(page).toMatchObject({ view: 'translated', output: { result: { text: 'El barco volvió.' } } });
    expect(messages).toEqual([{ kind: 'complete', language: 'es-ES' }]);
    expect(onAllowanceUsed).toHaveBeenCalledExactlyOnceWith(7);
  });

  test('shows words as they arrive', async () => {
    const { requests, page } = await openTranslation();
    requests[0]?.onWords('El');
    expect(page).toMatchObject({ view: 'translated', output: { running: { words: 'El' } } });
  });

  test('makes one request when recording stops, and none before', { tags: ['R-4.33'] }, async () => {
    const { requests, set } = await openTranslation({ recording: true, text: '' });
    await set({ text: 'one two' }, 5_000);
    await set({ text: 'one two three' }, 5_000);
    expect(requests).toHaveLength(0);
    await set({ recording: false });
    expect(requests.map(({ text }) => text)).toEqual(['one two three']);
  });

  test('makes no second request for the same text, even if a language is chosen again', {
    tags: ['R-4.34'],
  }, async () => {
    const { requests, set, page } = await openTranslation();
    await requests[0]?.respond('uno');
    await set({}, 60_000);
    expect(requests).toHaveLength(1);
    await set({ target: 'fr-FR' });
    await requests[1]?.respond('un');
    await set({ target: 'es-ES' });
    expect(requests).toHaveLength(2);
    expect(page.output.result?.text).toBe('uno');
  });

  test('makes no request per keystroke and ignores late responses', {
    tags: ['R-4.35'],
  }, async () => {
    const { requests, set, page } = await openTranslation();
    await requests[0]?.respond('first');
    for (const text of ['The ship came home. A', 'The ship came home. An', 'The ship came home. And']) {
      await set({ text, change: 'typed', editing: true }, 1_000);
    }
    expect(requests).toHaveLength(1);
    await pass(1_500);
    expect(requests[1]?.text).toBe('The ship came home. And');
    await set({ text: 'The ship came home. And stayed', change: 'typed' }, 1_500);
    await requests[1]?.respond('late');
    await requests[2]?.respond('newest');
    expect(page.output.result?.text).toBe('newest');
  });

  test('does not wait for a pause in typing when a language is chosen', async () => {
    const { requests, set } = await openTranslation({ change: 'typed', editing: true });
    await requests[0]?.respond('uno');
    await set({ target: 'fr-FR' });
    expect(requests).toHaveLength(2);
  });

  test('finishes a translation that a free user has begun to read', async () => {
    const { requests, set, page } = await openTranslation(free(1));
    requests[0]?.onWords('El');
    await set({ text: 'The ship came home. And', change: 'typed', editing: true });
    await requests[0]?.respond('El barco volvió.');
    expect(page.output.result?.text).toBe('El barco volvió.');
  });

  test('restores the last translation without a request', { tags: ['R-10.27'] }, async () => {
    const request = { text: 'The ship came home.', source: 'en-US', target: 'es-ES' } as const;
    const translation = { request, text: 'El barco volvió.', onDevice: false };
    const { requests, page } = await openTranslation({}, { draft: { translation, view: 'translated' } });
    await pass(10_000);
    expect(requests).toHaveLength(0);
    expect(page).toMatchObject({ view: 'translated', output: { result: { text: 'El barco volvió.' } } });
  });

  test('stores each result for the next visit', { tags: ['R-10.27'] }, async () => {
    const { requests, draft } = await openTranslation();
    await requests[0]?.respond('uno');
    const request = { text: 'The ship came home.', source: 'en-US', target: 'es-ES' };
    const kept = { translation: { request, text: 'uno', onDevice: false } };
    expect(draft.write).toHaveBeenCalledExactlyOnceWith(kept);
  });

  test('shows it at once when it is switched off and on again, even if no translations are left', async () => {
    const { requests, draft, set, page, messages } = await openTranslation(free(1));
    await requests[0]?.respond('uno');
    await set({ on: false, ...free(0) });
    expect(page).toMatchObject({ view: 'original', output: { result: null } });
    await set({ on: true });
    expect(page).toMatchObject({ view: 'translated', output: { result: { text: 'uno' }, problem: null } });
    expect(requests).toHaveLength(1);
    expect(messages).toEqual([{ kind: 'complete', language: 'es-ES' }]);
    expect(draft.write).not.toHaveBeenCalledWith({ translation: null });
  });
});

describe('limits, failures and cancelling', () => {
  test('never shows a response after being turned off', { tags: ['R-4.38'] }, async () => {
    const { requests, page, set, messages } = await openTranslation();
    await set({ on: false });
    await requests[0]?.respond('late');
    expect(page).toMatchObject({ view: 'original', output: { result: null, running: null } });
    expect(messages).toEqual([]);
  });

  test('clears the translation with the text', { tags: ['R-5.41'] }, async () => {
    const { requests, page, set } = await openTranslation();
    await requests[0]?.respond('uno');
    await set({ text: '' });
    expect(page).toMatchObject({ view: 'original', output: { result: null } });
  });

  test('makes no request when no translations are left', { tags: ['R-5.16'] }, async () => {
    const { requests, page, messages } = await openTranslation(free(0));
    await pass(10_000);
    expect(requests).toHaveLength(0);
    expect(page).toMatchObject({ view: 'original', output: { problem: { kind: 'limit' } } });
    expect(messages).toEqual([{ kind: 'limit-known', limit: 1 }]);
  });

  test('makes no request without enough premium characters, and reports the renewal date', {
    tags: ['R-6.4'],
  }, async () => {
    const { requests, page, messages } = await openTranslation({ allowance: allowanceOf('premium', 5) });
    await pass(10_000);
    expect(requests).toHaveLength(0);
    const renewsAt = '2026-04-09T12:00:00.000Z';
    expect(page.output.problem).toEqual({ kind: 'limit', renewsAt });
    expect(messages).toEqual([{ kind: 'period-used', remaining: 5, renewsAt }]);
  });

  test('shows the limit panel once when the server refuses', { tags: ['R-8.6'] }, async () => {
    const { requests, page, messages, onAllowanceUsed } = await openTranslation(free(1));
    await requests[0]?.refuse(response(429, { code: 'translation-limit', message: 'no' }));
    await pass(60_000);
    expect(requests).toHaveLength(1);
    expect(page).toMatchObject({ view: 'translated', output: { problem: { kind: 'limit' } } });
    expect(messages).toEqual([{ kind: 'limit-reached' }]);
    expect(onAllowanceUsed).toHaveBeenCalledExactlyOnceWith();
  });

  test('retries a failure only when asked to', { tags: ['R-8.9'] }, async () => {
    const { requests, page, messages, translation } = await openTranslation();
    await requests[0]?.refuse(response(502, { code: 'provider-failed' }));
    await pass(60_000);
    expect(requests).toHaveLength(1);
    expect(page).toMatchObject({ view: 'original', output: { problem: { kind: 'failed' } } });
    expect(messages).toEqual([{ kind: 'failed', retryMessage: undefined }]);
    translation.translate();
    await pass(1);
    expect(requests).toHaveLength(2);
  });

  test('waits for a press or a new text after it was cancelled', async () => {
    const { requests, set, translation, page, messages } = await openTranslation();
    translation.cancel();
    await pass(60_000);
    expect(requests).toHaveLength(1);
    expect(page.output.problem).toEqual({ kind: 'cancelled' });
    expect(messages).toEqual([{ kind: 'cancelled' }]);
    await set({ text: 'Another text.' });
    expect(requests).toHaveLength(2);
  });

  test('uses the old text as the translation after a swap', async () => {
    const { requests, set, page, translation } = await openTranslation();
    await requests[0]?.respond('El barco volvió.');
    const request = { text: 'El barco volvió.', source: 'es-ES', target: 'en-US' } as const;
    translation.swap({ request, text: 'The ship came home.', onDevice: false });
    await set(request, 10_000);
    expect(requests).toHaveLength(1);
    expect(page).toMatchObject({ view: 'original', output: { result: { text: 'The ship came home.' } } });
  });

  test('makes no request and shows no message once disposed', async () => {
    const { requests, translation, messages } = await openTranslation();
    translation.dispose();
    await requests[0]?.respond('late');
    await pass(10_000);
    expect([requests.length, requests[0]?.signal.aborted, messages]).toEqual([1, true, []]);
  });
});

describe('translating on the device', () => {
  const deviceWith = (readiness: DeviceReadiness) => {
    const device = {
      readiness: vi.fn(async () => readiness),
      translate: vi.fn(async () => ({ text: 'El barco volvió.' })),
    } satisfies DeviceTranslator;
    return device;
  };

  test('is preferred when ready and costs nothing', async () => {
    const device = deviceWith('ready');
    const { requests, page, onAllowanceUsed } = await openTranslation(free(0), { device });
    expect(requests).toHaveLength(0);
    expect(page.output.result).toMatchObject({ text: 'El barco volvió.', onDevice: true });
    expect(onAllowanceUsed).not.toHaveBeenCalled();
  });

  test('changes nothing if it answers late, once disposed', async () => {
    const readiness = Promise.withResolvers<DeviceReadiness>();
    const device = { ...deviceWith('ready'), readiness: () => readiness.promise };
    const { page, translation } = await openTranslation({}, { device });
    translation.dispose();
    const { output } = page;
    readiness.resolve('ready');
    await pass(1);
    expect(page.output).toBe(output);
  });

  test('downloads a language only when asked to', async () => {
    const device = deviceWith('download');
    const { requests, page, translation } = await openTranslation({}, { device });
    expect([requests.length, device.translate.mock.calls.length]).toEqual([1, 0]);
    translation.downloadAndTranslate();
    await pass(1);
    expect(device.translate).toHaveBeenCalledOnce();
    expect(page.output.result?.onDevice).toBe(true);
    expect(device.readiness).toHaveBeenCalledTimes(2);
  });

  test('waits for a download if nothing may be sent', async () => {
    const device = deviceWith('download');
    const { requests, page, translation } = await openTranslation({}, { device, deviceOnly: true });
    expect(requests).toHaveLength(0);
    expect(page.output.problem).toBeNull();
    translation.downloadAndTranslate();
    await pass(1);
    expect(page.output.result?.onDevice).toBe(true);
    expect(requests).toHaveLength(0);
  });

  test('waits for the browser before asking the server', async () => {
    let say = (_: DeviceReadiness) => {};
    const device = {
      ...deviceWith('none'),
      readiness: () => new Promise<DeviceReadiness>((done) => (say = done)),
    };
    const { requests } = await openTranslation({}, { device });
    expect(requests).toHaveLength(0);
    say('none');
    await pass(1);
    expect(requests).toHaveLength(1);
  });
});
