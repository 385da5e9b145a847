import { expect, test } from 'vitest';
import { type Chapter, chapterOf, type Document } from '../../../shared/document/document.ts';
import type { StoredPair } from '../../../shared/document/stored-translation.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import { createExportFile, type ExportFormat } from '../../features/export/create-export-file.ts';
import type { ExportPart } from '../../features/export/export-source.ts';
import { documentExport } from './document-export.ts';
import { titleOfText } from './document-title.ts';

const chapter = (
  id: number,
  text: string,
  from: number,
  translation?: { text: string; language: LanguageCode; pairs?: readonly StoredPair[] },
): Chapter => ({
  ...chapterOf(text, [{ start: 0, end: text.length, from, to: from + 4_000 }], id),
  ...(translation && {
    translation: {
      request: { text, source: 'en-US', target: translation.language },
      text: translation.text,
      onDevice: false,
      ...(translation.pairs && { pairs: translation.pairs }),
    },
  }),
});
const chapters = [
  chapter(0, 'We set sail. Nobody slept.', 0, {
    text: 'Zarpamos. Nadie durmió.',
    language: 'es-ES',
    pairs: [
      { source: 'We set sail.', target: 'Zarpamos.' },
      { source: 'Nobody slept.', target: 'Nadie durmió.' },
    ],
  }),
  chapter(1, 'It rained.', 60_000),
  chapter(2, 'We came home.', 120_000, { text: 'Volvimos a casa.', language: 'es-ES' }),
];
const lecture = (exported: readonly Chapter[]): Document => ({
  id: 'd',
  title: 'Lecture.m4a',
  language: 'en-US',
  source: 'imported',
  chapters: exported,
});
const write = async (format: ExportFormat, chosen: ExportPart, exported = chapters) =>
  (await createExportFile(documentExport(lecture(exported), false), format, chosen, `a.${format}`)).text();

test('joins the chapters, each with its own times', async () => {
  expect(await write('txt', 'original')).toBe('We set sail. Nobody slept.\nIt rained.\nWe came home.\n');
  const { title, sentences } = JSON.parse(await write('json', 'original'));
  expect(title).toBe('Lecture');
  expect(sentences.map(({ start }: { start: number }) => start)).toEqual([0, expect.any(Number), 60, 120]);
});

test('exports the translation, and chapters without one in the original language', async () => {
  expect(await write('txt', 'translation')).toBe('Zarpamos. Nadie durmió.\nIt rained.\nVolvimos a casa.\n');
  const srt = await write('srt', 'both');
  expect(srt).toMatch(/00:00:00,000 --> \S+\nWe set sail\.\nZarpamos\.\n/);
  expect(srt).toMatch(/00:01:00,000 --> \S+\nIt rained\.\n\n/);
  expect(srt).toMatch(/00:02:00,000 --> \S+\nWe came home\.\nVolvimos a casa\.\n/);
});

test('counts a chapter in another language than most as not translated', async () => {
  const german = chapter(3, 'Good night.', 180_000, { text: 'Gute Nacht.', language: 'de-DE' });
  expect(await write('txt', 'translation', [german, ...chapters])).toMatch(/^Good night\.\nZarpamos\./);
});

test('has nothing to choose without translations, and says that an import is unfinished', () => {
  const source = documentExport(lecture([chapter(0, 'It rained.', 0)]), true);
  expect([source.translation, source.unfinished]).toEqual([undefined, true]);
});

test('leaves out a translation of words that were edited since', async () => {
  const edited = chapters.map((each) => ({ ...each, segments: chapterOf('Edited.').segments }));
  expect(documentExport(lecture(edited), false).translation).toBeUndefined();
});

test.each([
  ['Lecture.m4a', 0, 1, 'Lecture'],
  ['Lecture.m4a', 1, 3, 'Lecture 2'],
  ['Vol. 2.final.wav', 0, 1, 'Vol. 2.final'],
  ['Lecture', 0, 1, 'Lecture'],
  [null, 0, 1, undefined],
])('names a text after its file: %s, chapter %i of %i', (title, shown, count, expected) => {
  const all = Array.from({ length: count }, (_, id) => ({ id, saved: false }));
  expect(
    titleOfText({
      id: 'd',
      title,
      chapters: all,
      shown,
      previous: null,
      saved: false,
      savedAt: null,
      isLinked: false,
      key: 0,
    }),
  ).toBe(expected);
});
