import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createExportFile } from './create-export-file.ts';
import { defaultName, fileNameOf, titleOf } from './export-source.ts';

const date = new Date('2026-11-03T10:00:00Z');
const original = { text: 'Good morning. How are you?\nSee *you* soon.', language: 'en-US' } as const;
const translation = { text: 'Buenos días. ¿Cómo estás?\nHasta *pronto*.', language: 'es-ES' } as const;
const source = { original, translation, date };
const text = async (...args: Parameters<typeof createExportFile>) => (await createExportFile(...args)).text();

test('writes only the words to plain text', async () => {
  expect(await text(source, 'txt', 'original', 'a.txt')).toBe(`${original.text}\n`);
  expect(await text(source, 'txt', 'translation', 'a.txt')).toBe(`${translation.text}\n`);
  expect(await text(source, 'txt', 'both', 'a.txt')).toBe(
    'Good morning. How are you?\nBuenos días. ¿Cómo estás?\n\nSee *you* soon.\nHasta *pronto*.\n',
  );
});

test('uses the title of a recording as the heading', async () => {
  expect(await text({ ...source, title: 'Lecture' }, 'md', 'original', 'a.md')).toMatch(/^# Lecture\n/);
});

test('puts no space between Japanese sentences', async () => {
  const japanese = { text: 'おはようございます。お元気ですか？', language: 'ja-JP' } as const;
  expect(await text({ original: japanese, date }, 'txt', 'original', 'a.txt')).toBe(`${japanese.text}\n`);
});

test('writes a heading, language and date to Markdown and escapes the text', async () => {
  expect(await text(source, 'md', 'both', 'a.md')).toBe(
    '# Good morning. How are you\n\n*English (US) – Spanish, November 3, 2026*\n\nGood morning. How are you?\n\n> Buenos días. ¿Cómo estás?\n\nSee \\*you\\* soon.\n\n> Hasta \\*pronto\\*.\n',
  );
});

test('writes every sentence to JSON with its times, and says whether they are recorded or estimated', async () => {
  const timings = [{ start: 0, end: original.text.length, from: 0, to: 4_000 }];
  const spoken = JSON.parse(await text({ ...source, timings }, 'json', 'both', 'a.json'));
  expect(spoken).toMatchObject({ language: 'en-US', translationLanguage: 'es-ES', timings: 'spoken' });
  expect(spoken.sentences[0]).toMatchObject({ text: 'Good morning.', translation: 'Buenos días.', start: 0 });
  const typed = JSON.parse(await text(source, 'json', 'original', 'a.json'));
  expect(typed.timings).toBe('estimated from the length of the text');
});

test('sets right-to-left direction in Word documents', async () => {
  const arabic = { original: { text: 'صباح الخير.', language: 'ar-SA' }, date } as const;
  const file = await createExportFile(arabic, 'docx', 'original', 'a.docx');
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const body = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  expect(body).toContain('صباح الخير.');
  expect(body).toContain('<w:bidi/>');
  expect(body).toContain('<w:rtl/>');
});

test('builds safe file names from the first words', () => {
  expect(titleOf('The ship had been at sea for nine days before anyone spoke.')).toBe(
    'The ship had been at sea for nine days',
  );
  expect(titleOf('What/ever: "you" say?\nSecond line')).toBe('What ever you say');
  expect(titleOf(' \n ')).toBe('Transcript');
});

test('keeps the part number of a long file name, and the name that somebody typed', () => {
  const name = 'Introduction to the History of Navigation 12';
  const original = { text: 'Good morning.', language: 'en-US' } as const;
  expect(defaultName({ original, title: name, date: new Date() })).toBe(name);
  expect(fileNameOf(name)).toBe(name);
  expect(new TextEncoder().encode(`${fileNameOf('ก'.repeat(300))}.docx`).length).toBeLessThan(256);
});
