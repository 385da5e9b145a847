import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addLanguage } from './add-language.ts';
import { languages } from './languages.ts';
import { loadTranslated, translated } from './translated.ts';

const { formats, spoken, theme, ui } = await languages.de();

beforeEach(() => vi.stubGlobal('reportError', vi.fn()));
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.interfaceLanguage = undefined;
});

test('a module runs after the texts that it looks up', async () => {
  const rest = Promise.withResolvers<{ ui: typeof ui }>();
  addLanguage({ formats, spoken, theme }, () => rest.promise);
  expect(translated('theme', { picker: 'Theme' })).toMatchObject(theme);
  const module = loadTranslated(async () => translated('ui', { close: 'Close' }));
  rest.resolve({ ui });
  expect(await module).toMatchObject(ui);
  expect(reportError).not.toHaveBeenCalled();
});

test('texts that fail to load are loaded again with the next module', async () => {
  const loadRest = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ ui });
  addLanguage({ formats, spoken, theme }, loadRest);
  const load = vi.fn(async () => translated('ui', { close: 'Close' }));
  await expect(loadTranslated(load)).rejects.toThrow('offline');
  expect(load).not.toHaveBeenCalled();
  expect(await loadTranslated(load)).toMatchObject(ui);
  await loadTranslated(load);
  expect(loadRest).toHaveBeenCalledTimes(2);
});

test('texts that are needed too early are in English, and an error is reported', () => {
  addLanguage({ formats, spoken, theme });
  expect(translated('ui', { close: 'Close' })).toEqual({ close: 'Close' });
  expect(reportError).toHaveBeenCalledOnce();
});
