import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createExportFile, type ExportFormat } from './create-export-file.ts';
import { createExportZip } from './create-export-zip.ts';
import type { ExportPart, ExportSource } from './export-source.ts';

const tomas = 'Tomas <T&Co>';
const text = 'How did you learn? By listening. Mostly. And could you?';
const source: ExportSource = {
  original: { text, language: 'en-US' },
  timings: [
    { start: 0, end: 18, from: 0, to: 2_000 },
    { start: 19, end: 40, from: 2_000, to: 5_000 },
    { start: 41, end: 55, from: 5_000, to: 6_000 },
  ],
  segments: [
    { text: 'How did you learn? ', speaker: 'Ines' },
    { text: 'By listening. Mostly. ', speaker: tomas },
    { text: 'And could you?', speaker: 'Ines' },
  ],
  date: new Date(0),
};
const translated: ExportSource = {
  ...source,
  translation: { text: '¿Cómo aprendió? Escuchando. Sobre todo. ¿Y lo conseguía?', language: 'es-ES' },
};

const textOf = async (format: ExportFormat, from = source, part: ExportPart = 'both') =>
  (await createExportFile(from, format, part, 'name')).text();

test('begins a line with the name of each speaker', async () => {
  expect(await textOf('txt')).toBe(
    'Ines: How did you learn?\nTomas <T&Co>: By listening. Mostly.\nInes: And could you?\n',
  );
  expect(await textOf('md')).toContain('Tomas \\<T&Co\\>: By listening. Mostly.');
});

test('names the speakers of a translation', async () => {
  expect(await textOf('txt', translated)).toContain(
    'Tomas <T&Co>: By listening. Mostly.\nEscuchando. Sobre todo.\n\nInes: And could you?\n¿Y lo conseguía?',
  );
  expect(await textOf('txt', translated, 'translation')).toContain(
    '\nTomas <T&Co>: Escuchando. Sobre todo.\n',
  );
});

test('names the speaker at the beginning of a turn in SubRip, and of every cue in WebVTT', async () => {
  const srt = await textOf('srt');
  expect(srt).toContain('\nTomas <T&Co>: By listening.\n');
  expect(srt).toContain('\nMostly.\n');
  const vtt = await textOf('vtt');
  expect(vtt).toContain('\n<v Tomas &lt;T&amp;Co&gt;>By listening.\n');
  expect(vtt).toContain('\n<v Tomas &lt;T&amp;Co&gt;>Mostly.\n');
});

test('says in JSON who said each sentence', async () => {
  const { sentences } = JSON.parse(await textOf('json', translated));
  expect(sentences.map(({ speaker }: { speaker: string }) => speaker)).toEqual([
    'Ines',
    'Tomas <T&Co>',
    'Tomas <T&Co>',
    'Ines',
  ]);
});

test('names the speakers in Word', async () => {
  const file = await createExportFile(source, 'docx', 'both', 'name');
  const document = strFromU8(unzipSync(await file.bytes())['word/document.xml'] ?? new Uint8Array());
  expect(document).toContain('Ines: And could you?');
});

test('begins a new line where somebody else speaks in the middle of a sentence', async () => {
  const cut: ExportSource = {
    ...{ original: { text: 'I think yes of course', language: 'en-US' }, date: new Date(0) },
    segments: [
      { text: 'I think ', speaker: 'Ines' },
      { text: 'yes of course', speaker: tomas },
    ],
  };
  expect(await textOf('txt', cut)).toBe('Ines: I think\nTomas <T&Co>: yes of course\n');
});

test('names the speakers of every text and translation in a ZIP of several', async () => {
  const item = {
    transcriptionId: '1',
    text,
    language: 'en-US',
    createdAt: '2026-11-03T10:00:00.000Z',
  } as const;
  const named = {
    ...item,
    title: 'Interview',
    segments: [...(source.segments ?? [])],
    translations: [{ language: 'es-ES' as const, text: translated.translation?.text ?? '' }],
  };
  const files = unzipSync(await new Response(createExportZip([item, named]).stream()).bytes());
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(read('001 How did you learn By listening. Mostly.txt')).toBe(`${text}\n`);
  expect(read('002 Interview.txt')).toBe(await textOf('txt'));
  expect(read('002 Interview (Spanish).txt')).toBe(await textOf('txt', translated, 'translation'));
});
