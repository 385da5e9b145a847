import { expect, test } from 'vitest';
import { chapterOf, type Document, markSaved } from './document.ts';

test('a chapter that was edited while it was saved belongs to what was saved, but isn’t saved', () => {
  const sent: Document = {
    ...{ id: 'x', title: null, language: 'en-US', source: 'imported' },
    chapters: [chapterOf('One.', [], 0), chapterOf('Two.', [], 1), chapterOf('Three.', [], 2)],
  };
  const [first, , last] = sent.chapters;
  const edited = { ...sent, chapters: [first, chapterOf('Two, edited.', [], 1), last] } as Document;
  const saved = new Map([
    [0, { id: 'a', revision: 1 }],
    [1, { id: 'b', revision: 1 }],
  ]);
  expect(
    markSaved(edited, saved, sent).chapters.map((chapter) => [chapter.saved, chapter.savedAs?.id]),
  ).toEqual([
    [true, 'a'],
    [false, 'b'],
    [false, undefined],
  ]);
});
