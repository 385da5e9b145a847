import { expect, test } from 'vitest';
import { segmentsToSave } from './saved-segments.ts';
import { editSegments, type Segment, textOf } from './segments.ts';
import { assignSpeaker } from './speakers.ts';
import { exactTimings, timeOfWord } from './word-times.ts';

const words = [
  { start: 0, end: 2, from: 1_000, to: 1_200 },
  { start: 3, end: 6, from: 1_400, to: 1_500 },
];
const segments: readonly Segment[] = [
  { text: 'Typed. ' },
  { text: 'We set', from: 900, to: 1_600, words },
  { text: ' sail', from: 2_000, to: 3_000 },
];
const at = (word: string) => textOf(segments).indexOf(word);

test('the time of a word is the same at each of its letters', () => {
  expect(timeOfWord(segments, at('We'))).toBe(1_000);
  expect(timeOfWord(segments, at('set') + 1)).toBe(1_400);
});

test('the time of a word is unknown between words, and where only the phrase has one', () => {
  expect(timeOfWord(segments, at('We') + 2)).toBeNull();
  // A phrase that follows without a space isn't the word before it.
  expect(timeOfWord(segments, at('set') + 3)).toBeNull();
  expect(timeOfWord(segments, at('sail') + 1)).toBeNull();
  expect(timeOfWord(segments, at('Typed'))).toBeNull();
  expect(timeOfWord(segments, 1_000)).toBeNull();
});

test('each word lasts until the next one, and a phrase without words is one part', () => {
  expect(exactTimings(segments)).toEqual([
    { start: 7, end: 10, from: 900, to: 1_400 },
    { start: 10, end: 13, from: 1_400, to: 1_600 },
    { start: 13, end: 18, from: 2_000, to: 3_000 },
  ]);
});

test('words stay with their part of a segment that is split between speakers', () => {
  const split = assignSpeaker(segments, { start: at('set'), end: at('sail') }, 'Ann');
  expect(split.map(({ text, words: own }) => [text, own])).toEqual([
    ['Typed. ', undefined],
    ['We ', [words[0]]],
    ['set', [{ start: 0, end: 3, from: 1_400, to: 1_500 }]],
    [' ', undefined],
    ['sail', undefined],
  ]);
});

test('words are saved, also if nobody is named, unless they don’t fit their segment', () => {
  const text = textOf(segments);
  expect(segmentsToSave(segments, text)[1]).toEqual({ text: 'We set', from: 900, to: 1_600, words });
  const broken = [{ text: 'We', from: 0, to: 1, words }];
  expect(segmentsToSave(broken, 'We')).toEqual([{ text: 'We', from: 0, to: 1 }]);
  expect(segmentsToSave([{ text: 'We', from: 0, to: 1 }], 'We')).toEqual([]);
});

test('corrections keep the times of the words around them', () => {
  const corrected = editSegments(segments, { at: at('We'), removed: 2, inserted: 'They' });
  expect(timeOfWord(corrected, textOf(corrected).indexOf('set'))).toBe(1_400);
  expect(timeOfWord(corrected, textOf(corrected).indexOf('They'))).toBeNull();
});
