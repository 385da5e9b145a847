import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { LanguageCode } from '../../../shared/languages.ts';
import { createExportFile, type ExportFormat } from './create-export-file.ts';
import type { ExportSource } from './export-source.ts';

const isInstalled = (program: string) =>
  (process.env.PATH ?? '').split(delimiter).some((place) => existsSync(join(place, program)));
const folder = mkdtempSync(join(tmpdir(), 'exports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const texts: [language: LanguageCode, text: string][] = [
  ['ar-SA', 'صباح الخير. كيف حالك اليوم؟'],
  ['ja-JP', 'おはようございます。今日はお元気ですか。'],
  ['hi-IN', 'सुप्रभात। आज आप कैसे हैं?'],
];

async function write(source: ExportSource, format: ExportFormat, name: string): Promise<string> {
  const file = await createExportFile(source, format, 'both', `${name}.${format}`);
  const path = join(folder, file.name);
  writeFileSync(path, Buffer.from(await file.arrayBuffer()));
  return path;
}

test.skipIf(!isInstalled('soffice'))(
  'LibreOffice reads Word documents in every script',
  async () => {
    const written = await Promise.all(
      texts.map(([language, text]) => {
        const original = { text, language };
        const translation = { text: 'Good morning. How are you today?', language: 'en-US' as const };
        return write({ original, translation, date: new Date('2026-11-03') }, 'docx', language);
      }),
    );
    const convert = (format: string) =>
      execFileSync('soffice', ['--headless', '--convert-to', format, '--outdir', folder, ...written], {
        env: { ...process.env, HOME: folder },
        stdio: 'ignore',
      });
    convert('txt:Text (encoded):UTF8');
    convert('pdf');
    for (const [language, text] of texts) {
      const read = readFileSync(join(folder, `${language}.txt`), 'utf8');
      for (const sentence of text.match(/[^.。।؟?]+[.。।؟?]/gu) ?? [])
        expect(read).toContain(sentence.trim());
      expect(read).toContain('How are you today?');
      expect(readFileSync(join(folder, `${language}.pdf`), 'latin1')).toMatch(/^%PDF-/);
    }
  },
  120_000,
);

test.skipIf(!isInstalled('ffmpeg')).for(['srt', 'vtt'] as const)(
  'ffmpeg reads the words and times of %s files',
  async (format) => {
    const text = 'صباح الخير. كيف حالك اليوم؟';
    const timings = [
      { start: 0, end: 11, from: 500, to: 2_000 },
      { start: 12, end: text.length, from: 3_500, to: 6_250 },
    ] as const;
    const path = await write(
      { original: { text, language: 'ar-SA' }, timings, date: new Date() },
      format,
      'subtitles',
    );
    const read = execFileSync('ffmpeg', ['-v', 'error', '-i', path, '-f', 'webvtt', '-'], {
      encoding: 'utf8',
    });
    expect(read).toBe(
      'WEBVTT\n\n00:00.500 --> 00:02.000\nصباح الخير.\n\n00:03.500 --> 00:06.250\nكيف حالك اليوم؟\n',
    );
  },
);
