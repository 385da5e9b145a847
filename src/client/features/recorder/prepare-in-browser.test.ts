import { expect, test, vi } from 'vitest';
import type { LanguageCode } from '../../../shared/languages.ts';
import type { ToastMessage } from '../../ui/toast-message.ts';
import { prepareInBrowser } from './prepare-in-browser.ts';

async function prepare(language: LanguageCode, stored: boolean, fails = false) {
  const toasts: ToastMessage[] = [];
  const store = vi.fn(async (onProgress: (share: number) => void) => {
    for (const share of [0.01, 0.42, 0.44, 1]) onProgress(share);
    if (fails) throw new Error('offline');
  });
  const start = vi.fn(async () => {});
  const engine = { isStored: async () => stored, store, start };
  const ready = await prepareInBrowser(language, (message) => toasts.push(message), engine);
  return { toasts, store, start, ready };
}

test('starts at once if the engine is stored in this browser', async () => {
  const { ready, toasts, start } = await prepare('en-US', true);
  expect([ready, toasts]).toEqual([true, []]);
  expect(start).toHaveBeenCalledOnce();
});

test('says that it recognises only English', async () => {
  const { ready, toasts } = await prepare('fr-FR', true);
  expect(ready).toBe(false);
  expect(toasts[0]?.description).toContain('can recognise only English on this device');
});

test('offers the download with its size, and shows its progress', async () => {
  const { ready, toasts, store, start } = await prepare('en-US', false);
  expect(ready).toBe(false);
  expect(start).not.toHaveBeenCalled();
  expect(toasts[0]?.description).toContain('a one-time download of 25 MB');
  expect(store).not.toHaveBeenCalled();
  toasts[0]?.action?.onClick();
  await vi.waitFor(() => expect(toasts.at(-1)?.title).toBe('English (US) is ready'));
  expect(toasts.slice(1, -1).map(({ description }) => description)).toEqual(['0%', '40%', '100%']);
});

test('says if the download failed', async () => {
  const { toasts } = await prepare('en-US', false, true);
  toasts[0]?.action?.onClick();
  await vi.waitFor(() => expect(toasts.at(-1)?.title).toBe('Couldn’t download English (US)'));
});

test('shows the progress again if people press record during the download', async () => {
  const toasts: ToastMessage[] = [];
  const stored = Promise.withResolvers<void>();
  const store = vi.fn((onProgress: (share: number) => void) => {
    onProgress(0.5);
    return stored.promise;
  });
  const engine = { isStored: async () => false, store, start: async () => {} };
  const press = () => prepareInBrowser('en-US', (message) => toasts.push(message), engine);
  await press();
  toasts[0]?.action?.onClick();
  expect(await press()).toBe(false);
  expect(toasts.at(-1)).toMatchObject({ title: 'Downloading English (US)…', description: '50%' });
  expect(store).toHaveBeenCalledOnce();
  stored.resolve();
  await vi.waitFor(() => expect(toasts.at(-1)?.title).toBe('English (US) is ready'));
  await press();
  expect(toasts.at(-1)?.action?.label).toBe('Download');
});
