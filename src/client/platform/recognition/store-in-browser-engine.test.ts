import { afterEach, expect, test, vi } from 'vitest';
import { inBrowserFiles, inBrowserUrl } from '../../../shared/recognition/in-browser-engine.ts';
import { isInBrowserEngineStored, storeInBrowserEngine } from './store-in-browser-engine.ts';

afterEach(() => vi.unstubAllGlobals());

test('downloads the engine past the service worker, and stores it where the worker looks', async () => {
  const stored = new Map<string, Response>();
  const requested: string[] = [];
  vi.stubGlobal('caches', {
    open: async () => ({ put: async (url: string, response: Response) => stored.set(url, response) }),
    match: async (url: string) => stored.get(url),
  });
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    return new Response('engine');
  });
  expect(await isInBrowserEngineStored()).toBe(false);
  await storeInBrowserEngine(() => {});
  expect(await isInBrowserEngineStored()).toBe(true);
  expect(requested.every((url) => url.endsWith('?download'))).toBe(true);
  expect([...stored.keys()].sort()).toEqual(
    Object.keys(inBrowserFiles)
      .map((file) => inBrowserUrl(file as keyof typeof inBrowserFiles))
      .sort(),
  );
});
