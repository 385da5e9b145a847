import { expect, test } from 'vitest';
import { applyChanges, compareTexts } from './compare-texts.ts';
import { tidyText } from './tidy-text.ts';

/** How many times as long 8 times the text takes: 8 times, or 64 times if every position searches the rest of the text. */
function growth(work: (length: number) => void): number {
  const shortestRun = (length: number) =>
    Math.min(
      ...[1, 2, 3].map(() => {
        const start = performance.now();
        work(length);
        return performance.now() - start;
      }),
    );
  // Times below 10 ms are mostly noise.
  return shortestRun(12_000) / Math.max(10, shortestRun(1_500));
}

test.each(['a', ' ', '\t', '\r', ',', ', ', '.', '. ', 'um, ', 'um,', 'you know, ', 'um ', 'the ', '\n'])(
  'tidies a text full of %j in proportion to its length',
  (piece) => {
    const tidy = (length: number) =>
      tidyText(`Hello, um, x ${piece.repeat(length / piece.length)}x`, 'en-US', [3, 7]);
    expect(growth(tidy)).toBeLessThan(24);
  },
);

test.each([
  ['en-US', 'um so the you know '],
  ['es-ES', 'yo eh '],
  ['ru-RU', 'я э '],
  ['ru-RU', 'э'],
  ['ko-KR', '저는 음 '],
  ['zh-CN', '我呃'],
  ['zh-CN', '觉得嗯'],
  ['zh-CN-pinyin', 'juéde èn '],
  ['ja-JP', 'はえー明日はええと'],
  ['ar-SA', 'أنا آه '],
  ['vi-VN', 'là ờ '],
] as const)('tidies a text in %s full of %j in proportion to its length', (language, piece) => {
  const tidy = (length: number) => tidyText(`${piece.repeat(length / piece.length)}x`, language, [3, 7]);
  expect(growth(tidy)).toBeLessThan(24);
});

test('capitalises sentences of one word, but not after an abbreviation', () => {
  expect(tidyText('yes. sure. maybe. e.g. two approx. three', 'en-US')).toBe(
    'yes. Sure. Maybe. E.g. two approx. three',
  );
});

test('compares long texts in proportion to their length', () => {
  const compare = (length: number) => compareTexts('. '.repeat(length), ', '.repeat(length));
  expect(growth(compare)).toBeLessThan(24);
});

test('finds the changes in a long text', () => {
  const sentence = 'the ship had been at sea for nine days ';
  const before = sentence.repeat(1_000);
  const after = sentence.repeat(400) + sentence.replace('nine', 'ten').repeat(2) + sentence.repeat(600);
  const parts = compareTexts(before, after);
  expect(applyChanges(parts, () => true)).toBe(after);
  expect(applyChanges(parts, () => false)).toBe(before);
  expect(parts.length).toBeLessThan(10);
});
