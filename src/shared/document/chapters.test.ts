import { describe, expect, test } from 'vitest';
import { lengthState } from '../limits.ts';
import { fitsText } from '../saved-timings.ts';
import fc from '../test-seed.ts';
import { addPhrase, chapterLength, estimateChapters, splitIntoChapters, type TimedText } from './chapters.ts';
import { chapterOf, type Document } from './document.ts';
import { partsOf, type Segment, textOf, timingsOf } from './segments.ts';

const empty: Document = {
  id: 'd',
  title: 'Lecture.m4a',
  language: 'en-US',
  source: 'imported',
  chapters: [chapterOf('')],
};
const say = (
  document: Document,
  words: string,
  from: number,
  { pauseMs, cap = 40, isLate = false }: { pauseMs?: number; cap?: number; isLate?: boolean } = {},
) =>
  addPhrase(document, { words, pauseMs, time: { from, to: from + 900 } }, { cap, punctuation: true, isLate });
const texts = ({ chapters }: Document) => chapters.map(({ segments }) => textOf(segments));

describe('a phrase', () => {
  test('is added with punctuation at the pause and with its time', () => {
    const document = say(say(empty, 'we set sail', 0), 'nobody slept', 4_000, { pauseMs: 2_500 });
    expect(texts(document)).toEqual(['We set sail. Nobody slept']);
    expect(timingsOf(document.chapters[0]?.segments ?? [])).toEqual([
      { start: 0, end: 11, from: 0, to: 900 },
      { start: 11, end: 25, from: 4_000, to: 4_900 },
    ]);
  });

  test('starts a new chapter if it doesn’t fit, and is never cut in the middle of a sentence', () => {
    let document = empty;
    for (let index = 0; index < 6; index += 1)
      document = say(document, `phrase number ${index}`, index * 1_000, { pauseMs: 0 });
    expect(document.chapters.length).toBeGreaterThan(1);
    for (const text of texts(document)) expect(text.length).toBeLessThanOrEqual(chapterLength(40));
    expect(texts(document).join(' ').toLowerCase()).toContain('phrase number 5');
    expect(texts(document).every((text) => text.startsWith('Phrase'))).toBe(true);
    expect(new Set(document.chapters.map(({ id }) => id)).size).toBe(document.chapters.length);
  });

  test('is cut between sentences if only some of them fit', () => {
    const start = say(empty, 'Good morning. It was dark.', 0, { cap: 50 });
    const document = say(start, 'Nobody slept. We set sail at dawn.', 1_000, { cap: 50 });
    expect(texts(document)).toEqual(['Good morning. It was dark. Nobody slept.', 'We set sail at dawn.']);
    const [first, second] = document.chapters.map(({ segments }) => timingsOf(segments));
    expect(second?.[0]?.from).toBe(first?.at(-1)?.to);
  });

  test('keeps the times of its words, also where it is cut', () => {
    const start = say(empty, 'Good morning. It was dark.', 0, { cap: 50 });
    const heard = 'Nobody slept. We set sail at dawn.'
      .split(' ')
      .map((word, index) => ({ text: word, from: 1_000.4 + index * 100, to: 1_100 + index * 100 }));
    const phrase = { words: 'Nobody slept. We set sail at dawn.', time: { from: 1_000, to: 1_900 }, heard };
    const document = addPhrase(start, phrase, { cap: 50, punctuation: true, isLate: false });
    const wordsIn = (segments: readonly Segment[]) =>
      segments.flatMap(({ text, words = [] }) =>
        words.map((word) => `${text.slice(word.start, word.end)} ${word.from}`),
      );
    expect(document.chapters.map(({ segments }) => wordsIn(segments))).toEqual([
      ['Nobody 1000', 'slept 1100'],
      ['We 1200', 'set 1300', 'sail 1400', 'at 1500', 'dawn 1600'],
    ]);
    const [, last] = document.chapters;
    const again = splitIntoChapters(
      { text: textOf(last?.segments ?? []), timings: partsOf(last?.segments ?? []) as TimedText['timings'] },
      'en-US',
      1_000,
    );
    expect(again.map(({ segments }) => wordsIn(segments))).toEqual([wordsIn(last?.segments ?? [])]);
  });

  test('may be longer than a chapter', () => {
    const long = 'word '.repeat(20).trim();
    expect(texts(say(empty, long, 0))[0]).toHaveLength(long.length);
  });

  test('makes its chapter unsaved again', () => {
    const saved = { ...empty, chapters: [{ ...chapterOf('Hello.'), saved: true }] };
    expect(say(saved, 'there', 0).chapters[0]?.saved).toBe(false);
  });
});

describe('a phrase that is transcribed after later speech', () => {
  test.each([
    [
      'Good morning',
      0,
      ', see you',
      2_000,
      'how are you',
      1_000,
      1_500,
      'Good morning, how are you, see you',
    ],
    [
      'Good morning',
      0,
      '. See you',
      2_000,
      'how are you.',
      1_000,
      2_500,
      'Good morning. How are you. See you',
    ],
    ['See you', 2_000, '', 2_000, 'how are you', 1_000, 1_500, 'How are you See you'],
  ])('%#: is written where it was spoken', (first, at, second, later, words, from, pauseMs, expected) => {
    const text = first + second;
    const timings = [
      { start: 0, end: first.length, from: at, to: at + 900 },
      ...(second === '' ? [] : [{ start: first.length, end: text.length, from: later, to: later + 900 }]),
    ];
    const document = { ...empty, chapters: [chapterOf(text, timings)] };
    expect(texts(say(document, words, from, { pauseMs, cap: 1_000, isLate: true }))).toEqual([expected]);
  });

  test('changes a saved chapter, which still belongs to its saved transcription', () => {
    const savedAs = { id: 'T', revision: 1 };
    const spoken = say(say(empty, 'Good morning.', 0), 'See you.', 2_000);
    const saved = { ...spoken, chapters: spoken.chapters.map((each) => ({ ...each, saved: true, savedAs })) };
    for (const isLate of [true, false])
      expect(say(saved, 'Bye.', isLate ? 1_000 : 3_000, { isLate }).chapters).toMatchObject([
        { saved: false, savedAs },
      ]);
  });

  test('splits a chapter that it doesn’t fit in; the other chapters keep their ids', () => {
    const start = say(say(empty, 'Good morning.', 0, { cap: 20 }), 'See you later.', 2_000, { cap: 20 });
    const document = say(start, 'How are you?', 1_000, { cap: 20, isLate: true });
    expect(texts(document).map((text) => text.trim())).toEqual([
      'Good morning.',
      'How are you?',
      'See you later.',
    ]);
    expect(document.chapters.map(({ id }) => id)).toEqual([0, 2, 1]);
  });
});

test('a long text is cut between sentences and keeps every word and time', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: 15 }), { maxLength: 20 }), (sentences) => {
      const text = sentences.map((words) => `${words.replace(/\s/gu, 'x')}.`).join(' ');
      const timings = text === '' ? [] : [{ start: 0, end: text.length, from: 0, to: 9 }];
      const chapters = splitIntoChapters({ text, timings }, 'en-US', 30);
      const bare = (words: string) => words.replace(/\s/gu, '');
      expect(bare(chapters.map(({ segments }) => textOf(segments)).join(''))).toBe(bare(text));
      for (const { segments } of chapters) {
        expect(textOf(segments).length).toBeLessThanOrEqual(chapterLength(30));
        expect(fitsText(timingsOf(segments), textOf(segments).length)).toBe(true);
      }
    }),
  );
});

test('looks at each time a few times, however many chapters there are', () => {
  const sentence = 'We set sail.';
  const text = `${sentence} `.repeat(500);
  let reads = 0;
  const timings = Array.from({ length: 500 }, (_, index) => ({
    ...{ start: index * 13, from: index, to: index + 1 },
    get end() {
      reads += 1;
      return index * 13 + sentence.length;
    },
  }));
  const chapters = splitIntoChapters({ text, timings }, 'en-US', 15);
  expect(chapters.flatMap(({ segments }) => timingsOf(segments))).toHaveLength(500);
  expect(reads).toBeLessThan(500 * 5);
});

test('the number of chapters is estimated from the length of the speech', () => {
  expect(estimateChapters(74 * 60, 'en-US', 5_000)).toBe(21);
  expect(estimateChapters(10, 'ja-JP', 1_000)).toBe(1);
});

test('no fewer chapters are promised than an interview in short sentences becomes', () => {
  const sentence = 'We left the harbour before the light came. ';
  // Three minutes at 190 words a minute, of which a quarter is pauses.
  const text = sentence.repeat((190 * 3) / 8);
  const chapters = splitIntoChapters({ text, timings: [] }, 'en-US', 1_000);
  expect(estimateChapters(135, 'en-US', 1_000)).toBeGreaterThanOrEqual(chapters.length);
});

test('a chapter leaves room for corrections below the warning about the length', () => {
  for (const cap of [1_000, 2_500, 5_000]) expect(lengthState(chapterLength(cap) + 10, cap)).toBe('normal');
});
