import { expect, test } from 'vitest';
import { addEntries, type DictionaryEntry, putEntry } from './entry.ts';
import { glossaryFor } from './glossary.ts';
import { recognitionHints } from './recognition-hints.ts';
import { spokenForm } from './spoken-form.ts';

const entry = (written: string, rest: Partial<DictionaryEntry> = {}): DictionaryEntry => ({
  written,
  heard: [],
  translations: {},
  ...rest,
});
const namesOf = (entries: readonly DictionaryEntry[]) => entries.map(({ written }) => written);

test('adds, replaces and renames a word', () => {
  const list = [entry('Ann'), entry('Ben'), entry('Eve')];
  expect(namesOf(putEntry(list, entry('Zoe')))).toEqual(['Ann', 'Ben', 'Eve', 'Zoe']);
  expect(putEntry(list, entry('ben', { heard: ['x'] }))[1]).toEqual(entry('ben', { heard: ['x'] }));
  expect(namesOf(putEntry(list, entry('Bob'), 'Ben'))).toEqual(['Ann', 'Bob', 'Eve']);
  expect(namesOf(putEntry(list, entry('Eve'), 'Ann')), 'renamed to a word that exists').toEqual([
    'Eve',
    'Ben',
  ]);
});

test('adds the words that fit and keeps the first of two duplicates', () => {
  const list = [entry('Ann', { spoken: 'a' })];
  const added = [entry('ann', { spoken: 'b' }), entry('Ben'), entry('Eve')];
  expect(addEntries(list, added, 50)).toEqual({
    fitting: [entry('Ann', { spoken: 'a' }), entry('Ben'), entry('Eve')],
    rest: [],
    duplicates: [entry('ann', { spoken: 'b' })],
  });
  expect(addEntries(list, added, 2).rest).toEqual([entry('Eve')]);
  expect(addEntries(list, added, 0)).toMatchObject({ fitting: list, rest: [entry('Ben'), entry('Eve')] });
});

test('uses the newest hundred words as recognition hints', () => {
  const names = Array.from({ length: 150 }, (_, index) => `Name ${index}`);
  expect(recognitionHints(names.map((name) => entry(name)))).toEqual(names.slice(50));
});

test('replaces words with their spoken form', () => {
  const entries = [entry('Saoirse', { spoken: 'SEER-sha' }), entry('Ann')];
  expect(spokenForm('Saoirse, Saoirse’s and Saoirses. Ann', entries, 'en-US')).toBe(
    'SEER-sha, SEER-sha’s and Saoirses. Ann',
  );
  expect(spokenForm('ich mag saoirse', entries, 'de-DE')).toBe('ich mag SEER-sha');
});

test('finds the terms in the text that have a fixed translation', () => {
  const entries = [
    entry('Kubernetes', { translations: { '*': 'Kubernetes' } }),
    entry('Harbour Trust', { translations: { 'es-ES': 'Fundación del Puerto', 'zh-CN': '港口信托' } }),
    entry('Winter Light'),
  ];
  const text = 'Harbour Trust and kubernetes in Winter Light';
  const terms = (target: 'es-ES' | 'fr-FR' | 'zh-CN-pinyin') =>
    glossaryFor(text, entries, { source: 'en-US', target });
  expect(terms('es-ES')).toEqual([
    { term: 'Harbour Trust', translation: 'Fundación del Puerto' },
    { term: 'Kubernetes', translation: 'Kubernetes' },
  ]);
  expect(terms('fr-FR')).toEqual([{ term: 'Kubernetes', translation: 'Kubernetes' }]);
  expect(terms('zh-CN-pinyin')[0]).toEqual({ term: 'Harbour Trust', translation: '港口信托' });
});
