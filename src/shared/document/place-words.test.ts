import { expect, test } from 'vitest';
import { fitsText } from '../saved-timings.ts';
import fc from '../test-seed.ts';
import { placeWords } from './place-words.ts';

/** Words that are spoken one after the other, in 100 ms each. */
const spoken = (...words: string[]) =>
  words.map((text, index) => ({ text, from: index * 100, to: index * 100 + 100 }));
const found = (written: string, ...words: string[]) =>
  placeWords(written, spoken(...words)).map(({ start, end, from }) => [written.slice(start, end), from]);

test('finds words whatever their case and the marks around them', () => {
  expect(found(' We set sail. And then?', 'we', 'set', 'sail,', '“and', 'then')).toEqual([
    ['We', 0],
    ['set', 100],
    ['sail', 200],
    ['And', 300],
    ['then', 400],
  ]);
});

test('leaves out words that were replaced, and continues with the next one', () => {
  expect(found('Ask Siobhan at ten', 'ask', 'chevron', 'at', 'ten')).toEqual([
    ['Ask', 0],
    ['at', 200],
    ['ten', 300],
  ]);
});

test('finds a word only as a whole word', () => {
  expect(found('a catalogue of cats', 'a', 'cat', 'of', 'cats')).toEqual([
    ['a', 0],
    ['of', 200],
    ['cats', 300],
  ]);
});

test('doesn’t look for a word far ahead', () => {
  const written = `${'nobody waits for the tide '.repeat(3)}at ten`;
  expect(found(written, 'ten', 'nobody')).toEqual([['nobody', 100]]);
});

test('finds words in scripts without spaces', () => {
  expect(found('我们明天出发。', '我们', '明天', '出发')).toEqual([
    ['我们', 0],
    ['明天', 100],
    ['出发', 200],
  ]);
});

test('never has a time that ends before it begins, or begins before the recording', () => {
  expect(placeWords('one', [{ text: 'one', from: -300.4, to: -400 }])).toEqual([
    { start: 0, end: 3, from: 0, to: 0 },
  ]);
});

test('the words it finds are in order and within the text', () => {
  const words = fc.array(fc.string({ maxLength: 5, unit: fc.constantFrom('a', 'b', 'İ', ' ', '日', '.') }));
  fc.assert(
    fc.property(words, words, (written, heard) => {
      const text = written.join(' ');
      expect(fitsText(placeWords(text, spoken(...heard)), text.length)).toBe(true);
    }),
  );
});
