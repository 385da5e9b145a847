import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createExportFile, type ExportFormat } from './create-export-file.ts';

const markup =
  '<img src="x" onerror="alert(1)">&lt;</w:t><script>a</script>{\\an8}\u0001\u000b\u001b[31m\ufffe\ud800 --> \u2028NOTE ]]>';

/** The file of a text whose words, translation and speaker are markup for some program. */
async function write(format: ExportFormat): Promise<Uint8Array> {
  const speaker = { name: markup, label: `${markup}:`, side: 0 };
  const text = `${markup} Eins.`;
  const other = `${markup} One.`;
  const range = { start: 0, end: text.length };
  const source = {
    title: markup,
    original: { text, language: 'de-DE' as const },
    translation: { text: other, language: 'en-US' as const },
    pairs: [{ range, target: { start: 0, end: other.length }, speaker }],
    date: new Date('2026-11-03'),
  };
  const file = await createExportFile(source, format, 'both', 'a');
  return new Uint8Array(await file.arrayBuffer());
}
const read = async (format: ExportFormat) => strFromU8(await write(format));

test('a Word document stays one that Word can open, with the markup as text', async () => {
  const parts = unzipSync(await write('docx'));
  for (const [name, bytes] of Object.entries(parts).filter(([file]) => file.endsWith('.xml'))) {
    const parsed = new DOMParser().parseFromString(strFromU8(bytes), 'application/xml');
    expect(parsed.querySelector('parsererror')?.textContent, name).toBeUndefined();
    if (name === 'word/document.xml')
      expect(parsed.documentElement.textContent).toContain('<img src="x" onerror="alert(1)">&lt;</w:t>');
  }
});

test('Markdown has no HTML in it', async () => {
  const text = await read('md');
  expect(text).toContain('\\<img src="x" onerror="alert(1)"\\>\\&lt;');
  expect(text.replace(/^> /gm, '')).not.toMatch(/(?<!\\)[<>]|(?<!\\)&lt;/);
});

test('WebVTT has no tags but its own', async () => {
  const text = await read('vtt');
  const cues = text.split('\n\n').slice(1);
  for (const cue of cues) {
    expect(cue.replace(/^<v [^<>]*>/m, '').replace(/^[\d:.]+ --> [\d:.]+$/m, '')).not.toMatch(/<|>|-->/);
    expect(cue).toMatch(/^[\d:.]+ --> [\d:.]+\n/);
  }
});

test('no line of SubRip looks like a time line', async () => {
  const lines = (await read('srt')).split('\n');
  const times = lines.filter((line) => line.includes('-->'));
  expect(times.every((line) => /^[\d:,]+ --> [\d:,]+$/.test(line))).toBe(true);
  expect(times).toHaveLength(lines.filter((line) => /^\d+$/.test(line)).length);
});

test('JSON is read back as it was', async () => {
  const { sentences } = JSON.parse(await read('json')) as { sentences: Record<string, string>[] };
  expect(sentences).toMatchObject([
    { text: `${markup} Eins.`, translation: `${markup} One.`, speaker: markup },
  ]);
});
