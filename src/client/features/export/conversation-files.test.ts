import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createExportFile, type ExportFormat } from './create-export-file.ts';
import type { ExportPart, ExportSource } from './export-source.ts';

const you = { name: 'You said', label: 'You said:', side: 0 };
const them = { name: 'They said', label: 'They said:', side: 1 };
const source: ExportSource = {
  original: { text: 'Hello.\nGood morning.', language: 'en-US' },
  translation: { text: 'Hola.\nBuenos días.', language: 'es-ES' },
  pairs: [
    { range: { start: 0, end: 6 }, target: { start: 0, end: 5 }, speaker: you },
    { range: { start: 7, end: 20 }, target: { start: 6, end: 18 }, speaker: them },
  ],
  date: new Date(0),
};

const write = async (format: ExportFormat, part: ExportPart = 'both') =>
  createExportFile(source, format, part, 'name');
const textOf = async (format: ExportFormat, part?: ExportPart) => (await write(format, part)).text();

test('names the speakers, and puts what each of them said before its translation', async () => {
  expect(await textOf('txt')).toBe('You said: Hello.\nHola.\n\nThey said: Buenos días.\nGood morning.\n');
  expect(await textOf('md')).toContain(
    'You said: Hello.\n\n> Hola.\n\nThey said: Buenos días.\n\n> Good morning.',
  );
});

test('names the speakers in one language too', async () => {
  expect(await textOf('txt', 'original')).toBe('You said: Hello.\nThey said: Good morning.\n');
  expect(await textOf('txt', 'translation')).toBe('You said: Hola.\nThey said: Buenos días.\n');
});

test('names the speakers in subtitles, in WebVTT as voices', async () => {
  expect(await textOf('srt')).toContain('\nYou said: Hello.\nHola.\n');
  expect(await textOf('vtt')).toContain('\n<v They said>Good morning.\nBuenos días.\n');
});

test('says in JSON who spoke, in which language, and what is a translation', async () => {
  const { sentences } = JSON.parse(await textOf('json'));
  expect(sentences).toMatchObject([
    { speaker: 'You said', text: 'Hello.', translation: 'Hola.' },
    { speaker: 'They said', language: 'es-ES', text: 'Buenos días.', translation: 'Good morning.' },
  ]);
});

test('names the speakers in Word, in the column of what they said', async () => {
  const parts = unzipSync(new Uint8Array(await (await write('docx')).arrayBuffer()));
  const document = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  const words = [...document.matchAll(/<w:t(?: [^>]*)?>([^<]*)</g)].map(([, text]) => text);
  expect(words.slice(-4)).toEqual(['You said: Hello.', 'Hola.', 'Good morning.', 'They said: Buenos días.']);
});
