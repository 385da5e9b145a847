import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  globalThis.interfaceLanguage = undefined;
  vi.resetModules();
});

test.each([
  ['en-US', 'Anna, Ben, Carl'],
  ['ja', 'Anna、Ben、Carl'],
  ['ar', 'Anna وBen وCarl'],
])('lists have the punctuation of %s', async (locale, list) => {
  vi.resetModules();
  globalThis.interfaceLanguage = {
    locale,
    spoken: locale,
    count: String,
    translate: (_, english) => english,
    loadAll: () => Promise.resolve(),
  };
  const { formatList } = await import('./format-list.ts');
  expect(formatList(['Anna', 'Ben', 'Carl'])).toBe(list);
});
