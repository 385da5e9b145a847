import { expect, test } from 'vitest';
import fc from '../test-seed.ts';
import { createFindFirst, findSearched, queryWords, searchExcerpt, searchWords } from './search-words.ts';

const matches = (text: string, search: string) => {
  const words = searchWords(text);
  return queryWords(search).every((query) => words.some((word) => word.startsWith(query)));
};

test.each([
  ['The ship left Zürich', 'zurich', true],
  ['The ship left Zürich', 'ZÜR ship', true],
  ['The ship left Zürich', 'urich', false],
  ['Le bateau à voile', 'a voi', true],
  ['我们明天出发', '明天', true],
  ['我们明天出发', '发', true],
  ['我们明天出发', '明出', false],
  ['船は明日出発します', '明日出発', true],
  ['배는 내일 출발합니다', '출발', true],
  ['Корабль ушёл', 'корабль', true],
  ['जहाज़ चला गया', 'चला', true],
  ['غادرت السفينة', 'السفينة', true],
  ['nothing', '', true],
])('in %j, a search for %j finds something: %j', (text, search, found) => {
  expect(matches(text, search)).toBe(found);
});

test('marks what was found', () => {
  const marked = (text: string, search: string) =>
    findSearched(text, search).map(({ start, end }) => text.slice(start, end));
  expect(marked('The ship left Zürich', 'zur SHI')).toEqual(['shi', 'Zür']);
  expect(marked('我们明天出发', '明天')).toEqual(['明天']);
  // Decomposed letters have another length, so the whole word is marked.
  expect(marked('Zu\u0308rich', 'zu')).toEqual(['Zu\u0308rich']);
});

test('shows the first line, or the part around the first match', () => {
  expect(searchExcerpt('First line\nSecond')).toBe('First line');
  const long = `${'word '.repeat(100)}needle and the rest`;
  expect(searchExcerpt(long, createFindFirst('needle')(long))).toMatch(/^…word .*needle and the rest$/);
  expect(searchExcerpt(long).length).toBeLessThan(170);
});

test('every word of any text finds it, and the words are bounded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      for (const word of searchWords(text)) expect(word).not.toMatch(/[\s'"*&|!():\\]/u);
      expect(matches(text, text.slice(0, 40))).toBe(true);
      for (const { start, end } of findSearched(text, text.slice(0, 10))) expect(end).toBeGreaterThan(start);
      const last = createFindFirst(text.slice(-10))(text);
      expect(searchExcerpt(text, last)).toSatisfy((excerpt: string) => excerpt.isWellFormed());
    }),
  );
  const many = Array.from({ length: 30_000 }, (_, index) => `word${index}`).join(' ');
  expect(searchWords(many).length).toBeLessThanOrEqual(20_000);
});

test('the words fit PostgreSQL’s index in every script, with the marks of their owner', () => {
  const words = Array.from({ length: 20_000 }, (_, index) =>
    String(100_000 + index).replace(/\d/g, (digit) => 'कखगघचछजझटठ'.charAt(Number(digit)).repeat(3)),
  );
  const stored = searchWords(words.join(' ')).map((word) => `${'0'.repeat(12)}${word}`);
  expect(new TextEncoder().encode(stored.join('')).length).toBeLessThan(1024 ** 2);
});
