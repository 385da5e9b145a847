import { expect, test } from 'vitest';
import { chooseContent } from './export-source.ts';
import { knownPairs } from './timed-pairs.ts';

const original = { text: 'One. Two.\nThree.', language: 'en-US' } as const;
const translation = { text: 'Uno y dos.\nTres.', language: 'es-ES' } as const;
const pairs = [
  { range: { start: 0, end: 4 }, target: { start: 0, end: 3 } },
  { range: { start: 5, end: 9 }, target: { start: 4, end: 10 } },
  { range: { start: 10, end: 16 }, target: { start: 11, end: 16 } },
];

test('keeps the sentences and paragraphs of known pairs', () => {
  expect(knownPairs(original.text, translation.text, pairs)).toMatchObject([
    { paragraph: 0, texts: ['One.', 'Uno'] },
    { paragraph: 0, texts: ['Two.', 'y dos.'] },
    { paragraph: 1, texts: ['Three.', 'Tres.'] },
  ]);
});

test('uses known pairs in an export instead of guessing', () => {
  const source = { original, translation, pairs, date: new Date(0) };
  expect(chooseContent(source, 'both').pairs.map(({ texts }) => texts)).toEqual([
    ['One.', 'Uno'],
    ['Two.', 'y dos.'],
    ['Three.', 'Tres.'],
  ]);
  expect(chooseContent(source, 'translation').pairs.map(({ texts }) => texts)).toEqual([
    ['Uno'],
    ['y dos.'],
    ['Tres.'],
  ]);
  expect(chooseContent(source, 'original').pairs.map(({ texts }) => texts)).toEqual([
    ['One.'],
    ['Two.'],
    ['Three.'],
  ]);
});
