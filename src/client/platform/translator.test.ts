import { describe, expect, test, vi } from 'vitest';
import type { DictionaryEntry } from '../../shared/dictionary/entry.ts';
import { createDeviceTranslator, type DeviceRequest, type TranslatorApi } from './translator.ts';

type Availability = Awaited<ReturnType<TranslatorApi['availability']>>;

/** A fake of the browser's API: known pairs, a download with progress, and translation into capitals. */
function createFake(availability: Record<string, Availability> = { 'en es': 'available' }) {
  const create = vi.fn<TranslatorApi['create']>(async ({ monitor }) => {
    const progress = new EventTarget();
    monitor?.(progress);
    for (const loaded of [0.5, 1]) {
      progress.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded }));
    }
    return { translate: async (text) => text.toUpperCase() };
  });
  const api: TranslatorApi = {
    availability: async ({ sourceLanguage, targetLanguage }) =>
      availability[`${sourceLanguage} ${targetLanguage}`] ?? 'unavailable',
    create,
  };
  return { api, create };
}

const request = (more: Partial<DeviceRequest> = {}): DeviceRequest => ({
  text: 'hello.\n\ngood night.',
  source: 'en-US',
  target: 'es-ES',
  signal: new AbortController().signal,
  onWords: () => {},
  onDownload: () => {},
  ...more,
});

const make = (api: TranslatorApi, entries: DictionaryEntry[] = []) =>
  createDeviceTranslator(
    { Translator: api },
    () => entries,
    async () => (text) => `pinyin(${text})`,
  );

describe('browser translation', () => {
  test('is unavailable without the API', () => {
    expect(createDeviceTranslator({})).toBeUndefined();
  });

  test.each([
    ['available', 'ready'],
    ['downloadable', 'download'],
    ['downloading', 'download'],
    ['unavailable', 'none'],
  ] as const)('reports a pair that is %s as %s', async (availability, readiness) => {
    const { api } = createFake({ 'en es': availability });
    expect(await make(api)?.readiness('en-US', 'es-ES')).toBe(readiness);
  });

  test.each([
    ['pt-BR', 'zh-TW', 'pt zh-Hant'],
    ['en-US', 'zh-CN-pinyin', 'en zh'],
    ['en-US', 'tl-PH', 'en tl'],
  ] as const)('uses the API’s codes for %s to %s', async (source, target, asked) => {
    const { api } = createFake({ [asked]: 'available' });
    expect(await make(api)?.readiness(source, target)).toBe('ready');
  });

  test('leaves exact conversions and pinyin sources to the server', async () => {
    const { api } = createFake({ 'zh zh-Hant': 'available', 'zh en': 'available' });
    expect(await make(api)?.readiness('zh-CN', 'zh-TW')).toBe('none');
    expect(await make(api)?.readiness('zh-CN-pinyin', 'en-US')).toBe('none');
  });

  test('is unavailable when the browser fails or never responds', async () => {
    const { api } = createFake();
    api.availability = () => Promise.reject(new Error('no'));
    expect(await make(api)?.readiness('en-US', 'es-ES')).toBe('none');
    vi.useFakeTimers();
    api.availability = () => new Promise(() => {});
    const readiness = make(api)?.readiness('en-US', 'es-ES');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await readiness).toBe('none');
    vi.useRealTimers();
  });

  describe('words in the user’s dictionary', () => {
    const entries = [
      { written: 'Harbour Trust', heard: [], translations: { 'es-ES': 'Fundación del Puerto' } },
      { written: 'Kubernetes', heard: [], translations: { '*': 'Kubernetes' } },
    ];

    test('get their fixed translations', async () => {
      const result = await make(createFake().api, entries)?.translate(
        request({ text: 'the Harbour Trust\nruns Kubernetes' }),
      );
      expect(result?.text).toBe('THE Fundación del Puerto\nRUNS Kubernetes');
    });

    test('are translated as usual if the browser loses them', async () => {
      const { api } = createFake();
      api.create = async () => ({ translate: async (text) => text.replace(/XZ\d+X/, 'something') });
      const result = await make(api, entries)?.translate(request({ text: 'the Harbour Trust' }));
      expect(result?.text).toBe('the Harbour Trust');
    });
  });

  test('keeps line breaks, streams the words and reports the download', async () => {
    const { api, create } = createFake();
    const words: string[] = [];
    const shares: number[] = [];
    const device = make(api);
    const result = await device?.translate(
      request({ onWords: (soFar) => words.push(soFar), onDownload: (share) => shares.push(share) }),
    );
    expect(result).toEqual({ text: 'HELLO.\n\nGOOD NIGHT.' });
    expect(words[0]).toBe('HELLO.');
    expect(shares).toEqual([0.5, 1]);
    await device?.translate(request());
    expect(create).toHaveBeenCalledOnce();
  });

  test('shows pinyin with tone marks and keeps the characters for the voices', {
    tags: ['R-10.25'],
  }, async () => {
    const { api } = createFake();
    const result = await make(api)?.translate(request({ text: 'hi', target: 'zh-CN-pinyin' }));
    expect(result).toEqual({ text: 'pinyin(HI)', speakableText: 'HI' });
  });

  test('stops when it is aborted', async () => {
    const { api } = createFake();
    const leaving = new AbortController();
    leaving.abort();
    await expect(make(api)?.translate(request({ signal: leaving.signal }))).rejects.toThrow(/abort/i);
  });
});
