import { expect, test } from 'vitest';
import type { DictionaryEntry } from '../../../shared/dictionary/entry.ts';
import { describeTranslations, matchesSearch } from './describe-entry.ts';
import { addHeard, draftOf, emptyDraft, entryOf } from './entry-draft.ts';

const entries: DictionaryEntry[] = [
  { written: 'Kubernetes', heard: ['cooper nettis'], translations: { '*': 'Kubernetes' }, spoken: 'koo-ber' },
  { written: 'Harbour Trust', heard: [], translations: { 'es-ES': 'Fundación del Puerto' } },
  { written: 'Winter Light', heard: ['winter lite'], translations: {} },
];

test('keeps an entry that is opened and saved unchanged', () => {
  for (const entry of entries) expect(entryOf(draftOf(entry))).toEqual(entry);
});

test('creates no entry without a word', () => {
  expect(entryOf({ ...emptyDraft, written: '  ' })).toBeUndefined();
});

test('still never translates a word that was renamed', () => {
  const [first] = entries;
  if (!first) throw new Error('no entry');
  expect(entryOf({ ...draftOf(first), written: 'k8s' })?.translations).toEqual({ '*': 'k8s' });
});

test('leaves out translations without text', () => {
  const draft = {
    ...emptyDraft,
    written: 'x',
    mode: 'fixed',
    fixed: [{ language: 'es-ES', text: ' ' }],
  } as const;
  expect(entryOf(draft)?.translations).toEqual({});
});

test('adds several heard forms, each only once', () => {
  expect(addHeard(['an'], 'en, An; ann,,')).toEqual(['an', 'en', 'ann']);
});

test('describes how a word is translated', () => {
  expect(entries.map(describeTranslations)).toEqual([
    'Never translated',
    'Spanish: Fundación del Puerto',
    undefined,
  ]);
});

test('searches written and heard forms', () => {
  const found = (search: string) =>
    entries.filter((entry) => matchesSearch(entry, search)).map(({ written }) => written);
  expect(found(' LITE')).toEqual(['Winter Light']);
  expect(found('cooper')).toEqual(['Kubernetes']);
  expect(found('')).toHaveLength(3);
  expect(found('zzz')).toEqual([]);
});
