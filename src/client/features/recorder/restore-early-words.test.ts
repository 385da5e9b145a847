import { beforeEach, expect, test, vi } from 'vitest';
import type { Phrase } from '../../platform/recognition/recognition.ts';
import { localStore } from '../../platform/storage.ts';
import { earlyWordsKey, pageLockName } from './early-recording.ts';
import { restoreEarlyWords } from './restore-early-words.ts';

beforeEach(() => localStorage.clear());

async function restore(open: readonly string[] = []) {
  const phrases: Phrase[] = [];
  const [log, onFound] = [vi.fn(), vi.fn()];
  const sink = { phrase: (phrase: Phrase) => phrases.push(phrase), interim: () => {}, flush: async () => {} };
  const locks = { isHeld: async (name: string) => open.map(pageLockName).includes(name) };
  await restoreEarlyWords({ store: localStore, locks, sink, log }, onFound);
  return { written: phrases.map(({ words }) => words), log, onFound };
}

const keep = (page: string, words: string[], pending = '') =>
  localStore.writeJson(earlyWordsKey(page), {
    ...{ phrases: words.map((each) => ({ words: each, language: 'en-US' })), pending },
    ...{ language: 'en-US', sentSeconds: 4 },
  });

test('writes the words of a page whose app never arrived, once', async () => {
  keep('gone', ['the ship', 'came home'], 'at last');
  const { written, log, onFound } = await restore();
  expect(written).toEqual(['the ship', 'came home', 'at last']);
  expect(log).toHaveBeenCalledWith('browserSpeech', 4);
  expect(onFound).toHaveBeenCalledOnce();
  expect((await restore()).written).toEqual([]);
});

test('leaves the words of a page that is still open', async () => {
  keep('open', ['still speaking']);
  expect(await restore(['open'])).toMatchObject({ written: [] });
  expect((await restore()).written).toEqual(['still speaking']);
});

test('removes what it can’t read', async () => {
  localStore.write(earlyWordsKey('broken'), '{"phrases":1}');
  const { written, onFound } = await restore();
  expect(written).toEqual([]);
  expect(onFound).not.toHaveBeenCalled();
  expect(localStore.read(earlyWordsKey('broken'))).toBeNull();
});
