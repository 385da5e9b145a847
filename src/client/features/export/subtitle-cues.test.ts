import { expect, test } from 'vitest';
import { readingLimits } from './reading-limits.ts';
import { createCues } from './subtitle-cues.ts';
import { sentencePairs, timePairs } from './timed-pairs.ts';

const english = {
  text: 'The ship had been at sea for nine days before anyone spoke of the storm. We kept the lamps low and counted the hours. On the tenth morning the wind dropped.',
  language: 'en-US',
} as const;
const spanish = {
  text: 'El barco llevaba nueve días en el mar antes de que alguien hablara de la tormenta. Mantuvimos las luces bajas y contamos las horas. A la décima mañana amainó el viento.',
  language: 'es-ES',
} as const;

test('keeps lines short, slow enough to read, and in order', () => {
  const timed = timePairs(sentencePairs(english, undefined), [], 'en-US');
  const cues = createCues(timed, ['en-US']);
  expect(cues.map(({ lines }) => lines.join(' ')).join(' ')).toBe(english.text);
  let last = 0;
  for (const { start, end, lines } of cues) {
    expect(start).toBeGreaterThanOrEqual(last);
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(42);
    expect(lines.join('').length / (end - start)).toBeLessThanOrEqual(17.001);
    last = end;
  }
});

test('puts two languages into one cue, one line each', () => {
  const timed = timePairs(sentencePairs(english, spanish), [], 'en-US');
  const cues = createCues(timed, ['en-US', 'es-ES']);
  expect(cues.map(({ lines: [line] }) => line).join(' ')).toBe(english.text);
  expect(cues.map(({ lines: [, line] }) => line).join(' ')).toBe(spanish.text);
  for (const { lines } of cues) for (const line of lines) expect(line.length).toBeLessThanOrEqual(42);
});

test('uses shorter lines and a slower speed for Japanese', () => {
  const text = '船は九日間海の上にいたが、嵐について話す者は誰もいなかった。十日目の朝に風がやんだ。';
  const cues = createCues(timePairs(sentencePairs({ text, language: 'ja-JP' }, undefined), [], 'ja-JP'), [
    'ja-JP',
  ]);
  for (const { start, end, lines } of cues) {
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(readingLimits('ja-JP').lineLength);
    expect(lines.join('').length / (end - start)).toBeLessThanOrEqual(7.001);
  }
});

test('takes the times of a sentence from its phrases', () => {
  const text = 'Good morning. How are you?';
  const timings = [
    { start: 0, end: 13, from: 1_000, to: 2_000 },
    { start: 14, end: 26, from: 3_500, to: 4_500 },
  ];
  const timed = timePairs(sentencePairs({ text, language: 'en-US' }, undefined), timings, 'en-US');
  expect(timed.map(({ start, end }) => [start, end])).toEqual([
    [1, 2],
    [3.5, 4.5],
  ]);
});

test('delays the next subtitle after fast speech instead of cutting this one short', () => {
  const cues = createCues(
    [
      { texts: ['Thirty-four characters in a blink.'], start: 0, end: 0.5 },
      { texts: ['Then this.'], start: 0.5, end: 1 },
      { texts: ['And later that.'], start: 10, end: 11 },
    ],
    ['en-US'],
  );
  expect(cues.map(({ start }) => start)).toEqual([0, 2, 10]);
});
