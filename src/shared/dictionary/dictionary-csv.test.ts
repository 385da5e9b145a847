import { expect, test } from 'vitest';
import fc from '../test-seed.ts';
import { readCsv, writeCsv } from './dictionary-csv.ts';
import type { DictionaryEntry } from './entry.ts';
import { isEverydayWord } from './everyday-words.ts';

const words: DictionaryEntry[] = [
  {
    written: 'Kubernetes',
    heard: ['cooper nettis', 'cuban, eighties'],
    translations: { '*': 'Kubernetes' },
    spoken: 'koo-ber',
  },
  { written: 'The "Trust"', heard: [], translations: { 'es-ES': 'Fundación', '*': 'Trust' } },
];

test('writes one row per word', () => {
  expect(writeCsv(words)).toBe(
    '\ufeffWritten as,Sometimes heard as,In translations,Read aloud as\r\n' +
      'Kubernetes,"cooper nettis; cuban, eighties",never,koo-ber\r\n' +
      '"The ""Trust""",,"es-ES: Fundación; *: Trust",\r\n',
  );
});

test('reads back its own output', () => {
  expect(readCsv(writeCsv(words))).toEqual({ entries: words, skippedRows: [] });
  const cell = fc.stringMatching(/^[a-zé"',]([a-z "',é]{0,10}[a-zé"',])?$/);
  const entry = fc.record({ written: cell, heard: fc.array(cell, { maxLength: 3 }), spoken: cell });
  fc.assert(
    fc.property(fc.array(entry), (list) => {
      const entries = list.map((each) => ({ ...each, translations: {} }));
      expect(readCsv(writeCsv(entries))).toEqual({ entries, skippedRows: [] });
    }),
  );
});

test('writes no cell that a spreadsheet would run as a formula, and reads it back unchanged', () => {
  const start = fc.constantFrom('=', '+', '-', '@', '＝', "'=", "''@", "'", '"=', 'a');
  const cell = fc
    .tuple(start, fc.stringMatching(/^[a-z |!'"=,+-]{0,10}[a-z]$/))
    .map((parts) => parts.join(''));
  const entry = fc.record({ written: cell, heard: fc.array(cell, { maxLength: 3 }), spoken: cell });
  fc.assert(
    fc.property(fc.array(entry), (list) => {
      const entries = list.map((each) => ({ ...each, translations: { 'es-ES': each.spoken } }));
      const file = writeCsv(entries);
      expect(readCsv(file)).toEqual({ entries, skippedRows: [] });
    }),
  );
  expect(writeCsv([{ written: "=cmd|' /C calc'!A0", heard: ['@SUM(A1)'], translations: {} }])).toContain(
    "\r\n'=cmd|' /C calc'!A0,'@SUM(A1),,\r\n",
  );
});

test.each([
  ['semicolons', 'Written as;Sometimes heard as;In translations;Read aloud as\nAnn;"an; en";;Anne\n'],
  ['tabs', 'Ann\tan; en\t\tAnne'],
  ['commas and no header', 'Ann,an; en,,Anne'],
])('reads a file with %s', (_, file) => {
  expect(readCsv(file).entries).toEqual([
    { written: 'Ann', heard: ['an', 'en'], translations: {}, spoken: 'Anne' },
  ]);
});

test('understands language names', () => {
  const [entry] = readCsv('Trust,,"Spanish: Fundación; fr: Fondation; Never translate"').entries;
  expect(entry?.translations).toEqual({ 'es-ES': 'Fundación', 'fr-FR': 'Fondation', '*': 'Trust' });
});

test('skips invalid rows and names them', () => {
  const { entries, skippedRows } = readCsv('Ann\n\n,heard only\n<b>,x\nBen,,Klingon: x\nEve');
  expect([entries.map(({ written }) => written), skippedRows]).toEqual([
    ['Ann', 'Eve'],
    [3, 4, 5],
  ]);
});

test.each([
  ['word,heard\nGaillimh,galli'],
  ['Heard as;Word\ngalli;Gaillimh'],
  ['Wort,Gehört als\nGaillimh,galli'],
  ['Term,Notes,Sounds like\nGaillimh,a town,galli'],
  ['単語,聞こえ方\nGaillimh,galli'],
])('never takes a header for a word, whoever wrote the file: %s', (file) => {
  const { entries, skippedRows } = readCsv(file);
  expect(entries).toEqual([{ written: 'Gaillimh', heard: ['galli'], translations: {} }]);
  expect(skippedRows).toEqual([]);
});

test('does not take a first row with words of its own for a header', () => {
  expect(readCsv('Word Perfect,word perfekt').entries).toHaveLength(1);
});

test.each([
  ['heard', 'en-US', true],
  ["Don't", 'en-US', true],
  ['galli', 'en-US', false],
  ['gehört', 'de-DE', true],
  ['听到', 'zh-CN', true],
] as const)('knows that %s is an everyday word in %s: %s', (heard, language, expected) => {
  expect(isEverydayWord(heard, language)).toBe(expected);
});
