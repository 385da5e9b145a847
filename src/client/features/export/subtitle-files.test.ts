import { describe, expect, test } from 'vitest';
import { parseSubtitles } from '../../../shared/parse-subtitles.ts';
import fc from '../../../shared/test-seed.ts';
import { formatSrt, formatVtt } from './subtitle-files.ts';

const cues = [
  { start: 1, end: 4.2, lines: ['The ship had been at sea', 'for nine days.'] },
  { start: 3_661.5, end: 3_662, lines: ['R&D <3 you'] },
];

test('numbers SRT cues and writes milliseconds after a comma', () => {
  expect(formatSrt(cues)).toBe(
    '1\n00:00:01,000 --> 00:00:04,200\nThe ship had been at sea\nfor nine days.\n\n2\n01:01:01,500 --> 01:01:02,000\nR&D <3 you\n',
  );
});

test('writes the VTT header and escapes markup', () => {
  expect(formatVtt(cues)).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:04.200\nThe ship had been at sea\nfor nine days.\n\n01:01:01.500 --> 01:01:02.000\nR&amp;D &lt;3 you\n',
  );
});

test('reads files with byte order marks, Windows line endings, notes, settings and tags', () => {
  const file =
    '\uFEFFWEBVTT - made elsewhere\r\n\r\nNOTE not a cue\r\n\r\nintro\r\n00:01.000 --> 00:02.500 align:start\r\n<v Ann><i>Hello</i> &amp; goodbye\r\n';
  expect(parseSubtitles(file)).toEqual([{ start: 1, end: 2.5, lines: ['Hello & goodbye'], speaker: 'Ann' }]);
});

test('finds no cues in other files', () => {
  expect(parseSubtitles('Dear all,\n\nsee you at 10:30 --> noon.')).toEqual([]);
});

describe('reads back any text it wrote', () => {
  const line = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .map((text) => text.replace(/\s+/gu, ' ').trim())
    .filter((text) => text !== '' && !text.includes('-->'));
  const cue = fc.record({
    start: fc.integer({ min: 0, max: 359_000_000 }).map((ms) => ms / 1_000),
    length: fc.integer({ min: 1, max: 9_000 }).map((ms) => ms / 1_000),
    lines: fc.array(line, { minLength: 1, maxLength: 2 }),
  });
  const round = (value: number) => Math.round(value * 1_000) / 1_000;
  for (const [name, format] of [
    ['SRT', formatSrt],
    ['VTT', formatVtt],
  ] as const) {
    test(name, () => {
      fc.assert(
        fc.property(fc.array(cue, { maxLength: 8 }), (drawn) => {
          const written = drawn.map(({ start, length, lines }) => ({
            start,
            end: round(start + length),
            lines,
          }));
          expect(parseSubtitles(format(written))).toEqual(written);
        }),
      );
    });
  }
});
