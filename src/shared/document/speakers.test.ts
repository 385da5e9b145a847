import { describe, expect, test } from 'vitest';
import fc from '../test-seed.ts';
import { chapterOf, type Document } from './document.ts';
import { segmentsToSave } from './saved-segments.ts';
import { editSegments, hasTurns, partsOf, type Segment, segmentsOf, textOf, timingsOf } from './segments.ts';
import {
  assignInChapter,
  assignSpeaker,
  nameTheRest,
  renameSpeaker,
  restoreSpeakers,
  speakersIn,
  turnsIn,
} from './speakers.ts';

const said = (text: string, speaker: string | undefined, from: number, to: number): Segment => ({
  text,
  from,
  to,
  ...(speaker !== undefined && { speaker }),
});

const documentOf = (...chapters: (readonly Segment[])[]): Document => ({
  ...{ id: 'd', title: null, language: 'en-US', source: 'imported' },
  chapters: chapters.map((segments, id) => ({ ...chapterOf('', [], id), segments })),
});

const interview = [
  said('How did you learn?', 'Ines', 0, 2_000),
  { text: '\n' },
  said('By listening.', 'Tomas', 2_000, 3_000),
  said(' Mostly.', 'Tomas', 3_000, 4_000),
  { text: '\n' },
  said('And you?', 'Ines', 9_000, 10_000),
];
const turnTexts = (segments: readonly Segment[]) =>
  turnsIn(segments).map(({ start, end, speaker }) => [speaker, textOf(segments).slice(start, end)]);

describe('the turns of a text', () => {
  test('are the words of one speaker until somebody else speaks', () => {
    expect(turnTexts(interview)).toEqual([
      ['Ines', 'How did you learn?'],
      ['Tomas', 'By listening. Mostly.'],
      ['Ines', 'And you?'],
    ]);
    expect(turnsIn(interview)[1]).toMatchObject({ from: 2_000, to: 4_000 });
  });

  test('keep words that were typed in between', () => {
    const edited = editSegments(interview, { at: 18, removed: 0, inserted: ' Really?' });
    expect(turnTexts(edited)[0]).toEqual(['Ines', 'How did you learn? Really?']);
  });

  test('without speakers end at a long pause or a line break', () => {
    const speech = [
      said('One.', undefined, 0, 1_000),
      said(' Two.', undefined, 1_500, 2_000),
      said(' Three.\nFour.', undefined, 5_000, 8_000),
    ];
    expect(turnTexts(speech).map(([, text]) => text)).toEqual(['One. Two.', 'Three.', 'Four.']);
    expect(turnsIn(speech)[2]?.from).toBeGreaterThan(6_000);
  });

  test('are there as soon as a time or a speaker is known', () => {
    expect(hasTurns([{ text: 'Typed.' }])).toBe(false);
    expect(hasTurns([said('Spoken.', undefined, 0, 1)])).toBe(true);
    expect(hasTurns([{ text: 'Typed.', speaker: 'Ines' }])).toBe(true);
  });
});

test('splitting a turn gives its rest to somebody else and shares the time', () => {
  const split = assignSpeaker(
    [said('By listening. And you?', 'Tomas', 0, 2_200)],
    { start: 14, end: 22 },
    'Ines',
  );
  expect(split).toEqual([said('By listening. ', 'Tomas', 0, 1_400), said('And you?', 'Ines', 1_400, 2_200)]);
});

test('a new name changes every turn of that speaker, in all chapters', () => {
  const renamed = renameSpeaker(documentOf(interview, interview), 'Tomas', 'Tomás');
  expect(speakersIn(renamed)).toEqual([
    { name: 'Ines', turns: 4, ms: 6_000 },
    { name: 'Tomás', turns: 2, ms: 4_000 },
  ]);
});

test('all turns without a name can get one at once', () => {
  const unnamed = [said('One.', undefined, 0, 1_000), { text: '\n' }, said('Two.', 'Ines', 1_000, 2_000)];
  expect(speakersIn(nameTheRest(documentOf(unnamed, unnamed), 'Ada'))).toMatchObject([
    { name: 'Ada', turns: 2 },
    { name: 'Ines', turns: 2 },
  ]);
});

test('the name of somebody else merges the two', () => {
  expect(speakersIn(renameSpeaker(documentOf(interview), 'Tomas', 'Ines'))).toEqual([
    { name: 'Ines', turns: 3, ms: 5_000 },
  ]);
});

test('undoing a change keeps chapters that have been edited since', () => {
  const before = documentOf(interview, interview);
  const renamed = renameSpeaker(before, 'Tomas', 'Ines');
  const [first, second] = renamed.chapters;
  if (!first || !second) throw new Error('Expected two chapters');
  const edited = {
    ...second,
    segments: editSegments(second.segments, { at: 0, removed: 3, inserted: 'Where' }),
  };
  const restored = restoreSpeakers({ ...renamed, chapters: [first, edited] }, before);
  expect(restored.chapters[0]?.segments).toEqual(interview);
  expect(restored.chapters[1]?.segments).toEqual(edited.segments);
});

describe('the segments that are saved', () => {
  test('make up the text, with the words that are still being spoken', () => {
    const saved = segmentsToSave(interview, `${textOf(interview)} Well`);
    expect(saved.map(({ text }) => text).join('')).toBe(`${textOf(interview)} Well`);
    expect(saved[0]).toEqual(interview[0]);
  });

  test('are none if nobody is named', () => {
    expect(segmentsToSave([said('Hello.', undefined, 0, 1)], 'Hello.')).toEqual([]);
  });

  test('are joined when there are too many', () => {
    const words = Array.from({ length: 5_000 }, (_, at) =>
      said('a ', at < 2_500 ? 'Ines' : 'Tomas', at, at + 1),
    );
    expect(segmentsToSave(words, textOf(words))).toEqual([
      { text: 'a '.repeat(2_500), from: 0, to: 2_500, speaker: 'Ines' },
      { text: 'a '.repeat(2_500), from: 2_500, to: 5_000, speaker: 'Tomas' },
    ]);
  });
});

const anySegments = fc.array(
  fc
    .record({
      text: fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', ' ', '.', '\n', 'é', '日') }),
      from: fc.option(fc.nat(10_000), { nil: undefined }),
      speaker: fc.option(fc.constantFrom('Ines', 'Tomas'), { nil: undefined }),
    })
    .map(
      ({ text, from, speaker }): Segment => ({
        text,
        ...(from !== undefined && { from, to: from + 500 }),
        ...(speaker !== undefined && { speaker }),
      }),
    ),
  { maxLength: 12 },
);

describe('for any text', () => {
  test('the turns cover all of its words, in order, without overlaps', () => {
    fc.assert(
      fc.property(anySegments, (segments) => {
        const text = textOf(segments);
        let last = 0;
        let outside = '';
        for (const { start, end } of turnsIn(segments)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          outside += text.slice(last, start);
          last = end;
        }
        expect((outside + text.slice(last)).trim()).toBe('');
      }),
    );
  });

  test('naming the speaker of a range changes nobody else, no word and no time', () => {
    fc.assert(
      fc.property(anySegments, fc.nat(100), fc.nat(100), (segments, one, other) => {
        const [start, end] = [Math.min(one, other), Math.max(one, other)];
        const named = assignSpeaker(segments, { start, end }, 'Ada');
        expect(textOf(named)).toBe(textOf(segments));
        const span = (each: readonly Segment[]) => {
          const times = timingsOf(each);
          return [Math.min(...times.map(({ from }) => from)), Math.max(...times.map(({ to }) => to))];
        };
        expect(span(named)).toEqual(span(segments));
        for (const part of partsOf(named))
          if (part.speaker === 'Ada') {
            expect(part.start).toBeGreaterThanOrEqual(start);
            expect(part.end).toBeLessThanOrEqual(end);
          }
      }),
    );
  });

  test('what is known about its parts restores its segments', () => {
    fc.assert(
      fc.property(anySegments, (segments) => {
        const restored = segmentsOf(textOf(segments), partsOf(segments));
        expect(partsOf(restored)).toEqual(partsOf(segments));
        expect(turnTexts(restored)).toEqual(turnTexts(segments));
      }),
    );
  });

  test('putting the speakers back restores them', () => {
    fc.assert(
      fc.property(anySegments, fc.nat(50), (segments, at) => {
        const before = documentOf(segments);
        const changed = assignInChapter(before, 0, { start: at, end: at + 20 }, 'Ada');
        expect(restoreSpeakers(renameSpeaker(changed, 'Ada', 'Ines'), before).chapters[0]?.segments).toEqual(
          segments,
        );
      }),
    );
  });
});
