import { describe, expect, test } from 'vitest';
import { chapterOf } from '../../../shared/document/document.ts';
import { speechRate } from '../../../shared/resample.ts';
import type { StoredSegment } from '../../platform/speech/segment-store.ts';
import { fromWav, toWav } from '../../platform/speech/wav.ts';
import { documentOf } from './import-store.ts';
import { knownSpeakers, nameTurns, phrasesOf, type Voice } from './speaker-voices.ts';

const segment: StoredSegment = {
  id: 's',
  userId: 'u',
  pageId: 'p',
  spokenAt: 0,
  language: 'en-US',
  seconds: 60,
  places: [
    { at: 0, inFile: 1_000 },
    { at: 30_000, inFile: 50_000 },
  ],
  wav: toWav(new Float32Array(60 * speechRate)),
};
const job = { id: 'p', name: 'Talk', language: 'en-US' } as Parameters<typeof documentOf>[0];
const empty = documentOf(job, [chapterOf('')]);
const nameOf = (number: number) => `Speaker ${number}`;
const turn = (speaker: string | undefined, from: number, to: number) => ({
  text: 'Words.',
  from,
  to,
  ...(speaker !== undefined && { speaker }),
});
const two = [turn('A', 0, 12_000), turn('B', 31_000, 34_000), turn('A', 40_000, 41_000)];

describe('nameTurns', () => {
  test('numbers the speakers, finds their times in the file, and keeps a clean sample of each', () => {
    const { turns, voices } = nameTurns(two, segment, { voices: [], document: empty, nameOf });
    expect(turns).toMatchObject([
      { speaker: 'Speaker 1', from: 1_000, to: 13_000 },
      { speaker: 'Speaker 2', from: 51_000, to: 54_000 },
      { speaker: 'Speaker 1', from: 60_000, to: 61_000 },
    ]);
    expect(voices).toMatchObject([
      { label: 'speaker-1', name: 'Speaker 1', sample: { ms: 5_000 } },
      { label: 'speaker-2', name: 'Speaker 2', sample: { ms: 2_600, inFile: 52_500 } },
    ]);
    expect(knownSpeakers(voices).map(({ name }) => name)).toEqual(['speaker-1', 'speaker-2']);
    const sample = Uint8Array.from(atob(knownSpeakers(voices)[1]?.sample ?? ''), (each) =>
      each.charCodeAt(0),
    );
    expect(fromWav(sample.buffer).length / speechRate).toBe(2.6);
  });

  test('finds known voices again under the names that people gave them', () => {
    const { voices } = nameTurns(two, segment, { voices: [], document: empty, nameOf });
    const renamed = documentOf(job, [
      chapterOf('Hello there.', [{ start: 0, end: 12, from: 1_000, to: 13_000, speaker: 'Ann' }]),
    ]);
    const heard = [turn('speaker-2', 0, 1_000), turn('speaker-1', 1_000, 2_000), turn('A', 2_000, 3_000)];
    const next = nameTurns(heard, segment, { voices, document: renamed, nameOf });
    expect(next.turns.map(({ speaker }) => speaker)).toEqual(['Speaker 2', 'Ann', 'Speaker 3']);
    expect(next.voices.map(({ label }) => label)).toEqual(['speaker-2', 'speaker-1', 'speaker-3']);
  });

  test('takes no sample of what somebody else also speaks in, or that is too short', () => {
    const heard = [turn('A', 0, 10_000), turn('B', 8_000, 20_000), turn('C', 30_000, 32_000)];
    const { voices } = nameTurns(heard, segment, { voices: [], document: empty, nameOf });
    expect(voices.map(({ sample }) => sample)).toEqual([undefined, undefined, undefined]);
    expect(knownSpeakers(voices)).toEqual([]);
  });

  test('replaces a short sample with a longer one, and sends those of the last four speakers', () => {
    const sample = { wav: new ArrayBuffer(44), ms: 2_000, inFile: 1 };
    const voices = Array.from(
      { length: 5 },
      (_, index): Voice => ({ label: `speaker-${index + 1}`, name: nameOf(index + 1), sample }),
    );
    const { voices: later } = nameTurns([turn('speaker-2', 0, 9_000)], segment, {
      voices,
      document: empty,
      nameOf,
    });
    expect(later.at(-1)).toMatchObject({ label: 'speaker-2', sample: { ms: 5_000 } });
    expect(knownSpeakers(later).map(({ name }) => name)).toEqual([
      'speaker-3',
      'speaker-4',
      'speaker-5',
      'speaker-2',
    ]);
    // The first of the five isn't sent, so this is somebody new who happens to have its label.
    const { turns } = nameTurns([turn('speaker-1', 0, 9_000)], segment, { voices, document: empty, nameOf });
    expect(turns).toMatchObject([{ speaker: 'Speaker 6' }]);
  });

  test('keeps words that nobody is named for', () => {
    const { turns, voices } = nameTurns([turn(undefined, 0, 1_000)], segment, {
      voices: [],
      document: empty,
      nameOf,
    });
    expect([turns[0]?.speaker, voices]).toEqual([undefined, []]);
  });
});

test('a long turn becomes several phrases, each with its share of the time', () => {
  const text = 'This is a sentence of about fifty characters, is it. '.repeat(10).trim();
  const phrases = phrasesOf(
    [{ text, from: 0, to: 60_000, speaker: 'Ann' }],
    { ...segment, pauseMs: 700 },
    'en-US',
  );
  expect(phrases.map(({ pauseMs }) => pauseMs)).toEqual([700, 0]);
  expect(phrases.map(({ words }) => words).join(' ')).toBe(text);
  expect(phrases.map(({ time }) => time.speaker)).toEqual(['Ann', 'Ann']);
  expect(phrases.at(-1)?.time.to).toBe(60_000);
});
