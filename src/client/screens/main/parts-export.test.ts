import { expect, test } from 'vitest';
import { createExportFile, type ExportFormat } from '../../features/export/create-export-file.ts';
import type { ExportPart } from '../../features/export/export-source.ts';
import type { ImportPart } from '../../features/imports/import-parts.ts';
import { partsExport, titleOfPart } from './parts-export.ts';

const lecture = { name: 'Lecture.m4a', language: 'en-US', state: 'done' } as const;
const part = (text: string, from: number, translation?: ImportPart['translation']): ImportPart => ({
  text,
  timings: [{ start: 0, end: text.length, from, to: from + 4_000 }],
  saved: false,
  ...(translation && { translation }),
});
const parts = [
  part('We set sail. Nobody slept.', 0, {
    text: 'Zarpamos. Nadie durmió.',
    language: 'es-ES',
    pairs: [
      { source: 'We set sail.', target: 'Zarpamos.' },
      { source: 'Nobody slept.', target: 'Nadie durmió.' },
    ],
  }),
  part('It rained.', 60_000),
  part('We came home.', 120_000, { text: 'Volvimos a casa.', language: 'es-ES' }),
];
const write = async (format: ExportFormat, chosen: ExportPart, exported = parts) =>
  (await createExportFile(partsExport(lecture, exported), format, chosen, `a.${format}`)).text();

test('joins the parts, each with its own times', async () => {
  expect(await write('txt', 'original')).toBe('We set sail. Nobody slept.\nIt rained.\nWe came home.\n');
  const { title, sentences } = JSON.parse(await write('json', 'original'));
  expect(title).toBe('Lecture');
  expect(sentences.map(({ start }: { start: number }) => start)).toEqual([0, expect.any(Number), 60, 120]);
});

test('exports the translation, and parts without one in the original language', async () => {
  expect(await write('txt', 'translation')).toBe('Zarpamos. Nadie durmió.\nIt rained.\nVolvimos a casa.\n');
  const srt = await write('srt', 'both');
  expect(srt).toMatch(/00:00:00,000 --> \S+\nWe set sail\.\nZarpamos\.\n/);
  expect(srt).toMatch(/00:01:00,000 --> \S+\nIt rained\.\n\n/);
  expect(srt).toMatch(/00:02:00,000 --> \S+\nWe came home\.\nVolvimos a casa\.\n/);
});

test('counts a part in another language than most as not translated', async () => {
  const german = part('Good night.', 180_000, { text: 'Gute Nacht.', language: 'de-DE' });
  expect(await write('txt', 'translation', [german, ...parts])).toMatch(/^Good night\.\nZarpamos\./);
});

test('has nothing to choose without translations, and says that an import is unfinished', () => {
  const source = partsExport({ ...lecture, state: 'running' }, [part('It rained.', 0)]);
  expect([source.translation, source.unfinished]).toEqual([undefined, true]);
});

test.each([
  ['Lecture.m4a', 0, 1, 'Lecture'],
  ['Lecture.m4a', 1, 3, 'Lecture 2'],
  ['Vol. 2.final.wav', 0, 1, 'Vol. 2.final'],
  ['Lecture', 0, 1, 'Lecture'],
])('names a part after its file: %s, part %i of %i', (name, shown, expectedParts, title) => {
  expect(titleOfPart({ name, shown, expectedParts })).toBe(title);
});
