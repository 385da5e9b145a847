import { describe, expect, test } from 'vitest';
import { fitsText } from '../saved-timings.ts';
import fc from '../test-seed.ts';
import {
  editSegments,
  partsOf,
  type RangeEdit,
  type Segment,
  segmentsOf,
  textOf,
  timingsOf,
} from './segments.ts';

const spoken = (text: string, from: number, to = from + 1_000): Segment => ({ text, from, to });
/** "0123456789" typed, then a phrase of ten characters, then ten typed ones. */
const around = [{ text: '0123456789' }, spoken('abcdefghij', 1_000), { text: 'ABCDEFGHIJ' }];
const phrase = { start: 10, end: 20, from: 1_000, to: 2_000 };

describe('an edit', () => {
  test.each<[string, RangeEdit, object[]]>([
    [
      'moves a phrase when text is typed before it',
      { at: 0, removed: 0, inserted: 'xxxxx' },
      [{ ...phrase, start: 15, end: 25 }],
    ],
    ['keeps a phrase when text is typed after it', { at: 20, removed: 0, inserted: 'xxxxx' }, [phrase]],
    [
      'keeps the time of a phrase when a word in it changes',
      { at: 12, removed: 3, inserted: 'xxxxxxxx' },
      [{ ...phrase, end: 25 }],
    ],
    [
      'shortens a phrase when its end is deleted',
      { at: 15, removed: 15, inserted: '' },
      [{ ...phrase, end: 15 }],
    ],
    [
      'shortens a phrase when its start is deleted',
      { at: 5, removed: 10, inserted: '' },
      [{ ...phrase, start: 5, end: 10 }],
    ],
    ['forgets the time of a deleted phrase', { at: 5, removed: 20, inserted: 'xxx' }, []],
  ])('%s', (_, edit, expected) => {
    expect(timingsOf(editSegments(around, edit))).toEqual(expected);
  });

  test('splits a phrase when another one is spoken into its middle', () => {
    const edit = { at: 14, removed: 0, inserted: 'xxxx', spoken: { from: 5_000, to: 6_000 } };
    expect(timingsOf(editSegments(around, edit))).toEqual([
      { ...phrase, end: 14 },
      { start: 14, end: 18, from: 5_000, to: 6_000 },
      { ...phrase, start: 18, end: 24 },
    ]);
  });

  test('keeps the speaker of changed words and drops their translation', () => {
    const turns: Segment[] = [
      { text: 'Hello.', speaker: 'near', translations: { 'es-ES': 'Hola.' } },
      { text: 'Hola.', speaker: 'far', translations: { 'en-US': 'Hello.' } },
    ];
    expect(editSegments(turns, { at: 5, removed: 1, inserted: '!' })).toEqual([
      { text: 'Hello!', speaker: 'near' },
      turns[1],
    ]);
  });
});

describe('an edit of a segment whose words have times', () => {
  const said = 'We set sail at ten.';
  const wordAt = (word: string, from: number) => {
    const start = said.indexOf(word);
    return { start, end: start + word.length, from, to: from + 100 };
  };
  const segment: Segment = {
    ...spoken(said, 0),
    words: ['We', 'set', 'sail', 'at', 'ten'].map((word, index) => wordAt(word, index * 100)),
  };
  const timesAfter = (edit: RangeEdit) =>
    editSegments([segment], edit).map(({ text, words = [] }) =>
      words.map(({ start, end, from }) => `${text.slice(start, end)} ${from}`),
    );

  test.each<[string, RangeEdit, string[]]>([
    ['replaces a word', { at: 7, removed: 4, inserted: 'off' }, ['We 0', 'set 100', 'at 300', 'ten 400']],
    ['makes a word longer', { at: 11, removed: 0, inserted: 's' }, ['We 0', 'set 100', 'at 300', 'ten 400']],
    ['joins two words', { at: 6, removed: 1, inserted: '' }, ['We 0', 'at 300', 'ten 400']],
    [
      'adds a mark',
      { at: 11, removed: 0, inserted: ',' },
      ['We 0', 'set 100', 'sail 200', 'at 300', 'ten 400'],
    ],
    [
      'adds a word',
      { at: 7, removed: 0, inserted: 'off, ' },
      ['We 0', 'set 100', 'sail 200', 'at 300', 'ten 400'],
    ],
    ['deletes words', { at: 0, removed: 7, inserted: '' }, ['sail 200', 'at 300', 'ten 400']],
  ])('%s: the others keep theirs', (_, edit, expected) => {
    expect(timesAfter(edit)).toEqual([expected]);
  });

  test('splits them when something is spoken into its middle', () => {
    const edit = { at: 7, removed: 0, inserted: 'a ', spoken: { from: 5_000, to: 6_000, words: [] } };
    expect(timesAfter(edit)).toEqual([['We 0', 'set 100'], [], ['sail 200', 'at 300', 'ten 400']]);
  });

  test('keeps them when the segments are restored from a draft', () => {
    expect(segmentsOf(said, partsOf([segment]))).toEqual([segment]);
  });
});

const anySegments = fc.array(
  fc.oneof(
    fc.string({ maxLength: 8 }).map((text): Segment => ({ text })),
    fc
      .tuple(fc.string({ minLength: 1, maxLength: 8 }), fc.nat(9_000))
      .map(([text, from]) => spoken(text, from)),
  ),
  { maxLength: 8 },
);
const anyEdit = fc.record({
  at: fc.nat(60),
  removed: fc.nat(20),
  inserted: fc.string({ maxLength: 6 }),
  spoken: fc.option(fc.constant({ from: 5, to: 9 }), { nil: undefined }),
});

test('any edit changes exactly its range of the text', () => {
  fc.assert(
    fc.property(anySegments, anyEdit, (segments, { at: wanted, removed: most, ...edit }) => {
      const text = textOf(segments);
      const at = Math.min(wanted, text.length);
      const removed = Math.min(most, text.length - at);
      const edited = editSegments(segments, { ...edit, at, removed });
      expect(textOf(edited)).toBe(text.slice(0, at) + edit.inserted + text.slice(at + removed));
      expect(fitsText(timingsOf(edited), textOf(edited).length)).toBe(true);
    }),
  );
});

test('any edit keeps the words and times of the segments that it doesn’t touch', () => {
  fc.assert(
    fc.property(anySegments, anyEdit, (segments, { at: wanted, removed: most, ...edit }) => {
      const length = textOf(segments).length;
      const at = Math.min(wanted, length);
      const removed = Math.min(most, length - at);
      const timed = timingsOf(segments);
      const edited = timingsOf(editSegments(segments, { ...edit, at, removed }));
      const shift = edit.inserted.length - removed;
      for (const timing of timed.filter(({ end }) => end <= at)) expect(edited).toContainEqual(timing);
      for (const timing of timed.filter(({ start }) => start >= at + removed))
        expect(edited).toContainEqual({ ...timing, start: timing.start + shift, end: timing.end + shift });
    }),
  );
});

test('segments become text and timings, and come back from them', () => {
  fc.assert(
    fc.property(anySegments, (segments) => {
      const again = segmentsOf(textOf(segments), timingsOf(segments));
      expect(textOf(again)).toBe(textOf(segments));
      expect(timingsOf(again)).toEqual(timingsOf(segments));
    }),
  );
});

test('timings that don’t fit the text are left out', () => {
  const overlapping = [phrase, { ...phrase, start: 15, end: 25 }, { ...phrase, start: 90, end: 95 }];
  expect(timingsOf(segmentsOf(textOf(around), overlapping))).toEqual([phrase]);
});
