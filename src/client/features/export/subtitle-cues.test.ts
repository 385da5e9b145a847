import { expect, test } from 'vitest';
import type { LanguageCode } from '../../../shared/languages.ts';
import fc from '../../../shared/test-seed.ts';
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
  const cues = createCues(timed, ['en-US'], 'estimated');
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
  const cues = createCues(timed, ['en-US', 'es-ES'], 'estimated');
  expect(cues.map(({ lines: [line] }) => line).join(' ')).toBe(english.text);
  expect(cues.map(({ lines: [, line] }) => line).join(' ')).toBe(spanish.text);
  for (const { lines } of cues) for (const line of lines) expect(line.length).toBeLessThanOrEqual(42);
});

test('uses shorter lines and a slower speed for Japanese', () => {
  const text = '船は九日間海の上にいたが、嵐について話す者は誰もいなかった。十日目の朝に風がやんだ。';
  const timed = timePairs(sentencePairs({ text, language: 'ja-JP' }, undefined), [], 'ja-JP');
  const cues = createCues(timed, ['ja-JP'], 'estimated');
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

const fast = [
  { texts: ['Thirty-four characters in a blink.'], start: 0, end: 0.5 },
  { texts: ['Then this.'], start: 0.5, end: 1 },
  { texts: ['And later that.'], start: 10, end: 11 },
];

test('delays the next subtitle after a long one if there is no recording', () => {
  const cues = createCues(fast, ['en-US'], 'estimated');
  expect(cues.map(({ start }) => start)).toEqual([0, 2, 10]);
});

test('keeps subtitles at the times of their words, and lets one stay only until the next', () => {
  const cues = createCues(fast, ['en-US'], 'spoken');
  expect(cues.map(({ start, end }) => [start, end])).toEqual([
    [0, 0.5],
    [0.5, 1.5],
    [10, 11],
  ]);
});

test('shows a short sentence and its translation at once if they are spoken fast', () => {
  const pair = {
    texts: [
      'We left the harbour long before the light came.',
      'Salimos del puerto mucho antes de que llegara la luz.',
    ],
    start: 1,
    end: 3.5,
  };
  expect(createCues([pair], ['en-US', 'es-ES'], 'spoken')).toHaveLength(1);
  expect(createCues([{ ...pair, end: 8 }], ['en-US', 'es-ES'], 'spoken')).toHaveLength(2);
});

test('never drifts away from the recording', () => {
  const words = fc.lorem({ maxCount: 30 }).map((text) => text.slice(0, 200).trim());
  const sentence = fc.record({
    texts: fc.tuple(words, words),
    pauseMs: fc.integer({ min: 0, max: 4_000 }),
    lengthMs: fc.integer({ min: 1, max: 9_000 }),
  });
  const drawn = fc.array(sentence, { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(drawn, fc.integer({ min: 1, max: 2 }), (sentences, sides) => {
      let clock = 0;
      const pairs = sentences.map(({ texts, pauseMs, lengthMs }) => {
        const start = clock + pauseMs;
        clock = start + lengthMs;
        return { texts: texts.slice(0, sides), start: start / 1_000, end: clock / 1_000 };
      });
      const cues = createCues(pairs, ['en-US', 'es-ES'].slice(0, sides) as LanguageCode[], 'spoken');
      const starts = cues.map(({ start }) => start);
      for (const { start, end } of pairs) {
        expect(starts).toContain(start);
        expect(starts.filter((at) => at >= start && at < end).length).toBeGreaterThan(0);
      }
      for (const [index, { start, end }] of cues.entries()) {
        expect(pairs.some((pair) => start >= pair.start && start <= pair.end)).toBe(true);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(starts[index + 1] ?? Number.POSITIVE_INFINITY);
      }
      const last = pairs.at(-1);
      // Nothing takes longer to read than two full lines.
      expect(cues.at(-1)?.end).toBeLessThanOrEqual((last?.end ?? 0) + 84 / 17);
    }),
  );
});

test('puts sentences that begin at the same time one after the other', () => {
  const at = (start: number, ...texts: string[]) => ({ texts, start, end: start });
  const cues = createCues([at(1, 'One.'), at(1, 'Two.'), at(2, 'Three.')], ['en-US'], 'spoken');
  expect(cues.map(({ start, end }) => [start, end])).toEqual([
    [1, 1.5],
    [1.5, 2],
    [2, 3],
  ]);
});
