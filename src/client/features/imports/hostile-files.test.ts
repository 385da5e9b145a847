import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readText } from './text-reader.ts';

const zip = (xml: string) => zipSync({ 'word/document.xml': strToU8(xml) }) as Uint8Array<ArrayBuffer>;

/** A file of one kind with the given content. */
const wrap: Record<string, (content: string) => File> = {
  'a.txt': (content) => new File([content], 'a.txt'),
  'a.srt': (content) => new File([`1\n00:00:01,000 --> 00:00:02,000\n${content}`], 'a.srt'),
  'a.vtt': (content) => new File([`WEBVTT\n\n00:01.000 --> 00:02.000\n${content}`], 'a.vtt'),
  'a.docx': (content) => new File([zip(content)], 'a.docx'),
};

/** Pieces of markup that make careless readers search to the end of the file again and again. */
const pieces = [
  '<b ',
  '<b',
  '<v.',
  '<font ',
  '<1',
  '<script>',
  '<script ',
  '</script ',
  '<style',
  '<!--',
  '<![CDATA[',
  '<mc:Fallback>',
  '<mc:Fallback><w:t>',
  '<w:t>',
  '<w:t ',
  '<w:tab ',
  '</w:p>',
  '&',
  '&#',
  '&#x1',
  '&amp',
  'onclick="',
  "onclick='",
  'onclick = ',
  'javascript:',
  'j\na\n',
  '00:00:01,000 --> ',
  '\n\n',
  '\n ',
  '\r',
  ' ',
  '0',
  '<',
  '>',
];

/** The shortest of a few runs, because other programs can only make one slower. */
async function shortestRun(file: File): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run += 1) {
    const start = performance.now();
    await readText(file);
    shortest = Math.min(shortest, performance.now() - start);
  }
  return shortest;
}

describe('hostile files', () => {
  test.each(Object.keys(wrap))('%s of any markup is read without an error', async (name) => {
    const content = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(content, async (parts) => {
        const read = await readText(wrap[name]?.(parts.join('')) ?? new File([], name));
        if ('text' in read) expect(read.text).not.toMatch(/<script|function Object/i);
        else expect(['empty', 'not-subtitles', 'damaged']).toContain(read.problem);
      }),
    );
  });

  test.each(Object.keys(wrap))('%s takes time in proportion to its size', async (name) => {
    const repeated = (piece: string, size: number) =>
      wrap[name]?.(piece.repeat(Math.ceil(size / piece.length))) ?? new File([], name);
    // A Word file of 1 KB was enough for this much of them.
    const size = name === 'a.docx' ? 520_000 : 100_000;
    for (const piece of pieces) {
      const small = await shortestRun(repeated(piece, size / 8));
      const large = await shortestRun(repeated(piece, size));
      // Times below 10 ms are mostly noise. 8 times the size takes 8 times as long, or 64 times if every position searches the rest of the file.
      expect(large / Math.max(small, 10), JSON.stringify(piece)).toBeLessThan(32);
    }
  });
});

test('a sentence that goes on in every cue takes time in proportion to its size', async () => {
  const cue = '00:00:01,000 --> 00:00:02,000\nand then… we waited… for… the boat,';
  const cues = (count: number) =>
    new File([`00:00:01,000 --> 00:00:02,000\nMARIA: First\n\n${`${cue}\n\n`.repeat(count)}`], 'a.srt');
  const small = await shortestRun(cues(500));
  const large = await shortestRun(cues(4_000));
  expect(large / Math.max(small, 10)).toBeLessThan(32);
});

test('a voice without a name takes time in proportion to its size', async () => {
  const file = (spaces: number) => wrap['a.vtt']?.(`<v${' '.repeat(spaces)}x`) ?? new File([], 'a.vtt');
  const small = await shortestRun(file(2_500));
  const large = await shortestRun(file(20_000));
  expect(large / Math.max(small, 10)).toBeLessThan(8);
});

test.each([
  ['a.vtt', (name: string) => `<v ${name}>hello`],
  ['a.srt', (name: string) => `${name}: hello`],
])('%s names at most 200 speakers, and keeps the words of the others', async (name, line) => {
  const cues = Array.from(
    { length: 1_000 },
    (_, index) => `00:00:01,000 --> 00:00:02,000\n${line(`GUEST ${index % 500}`)}\n\n`,
  );
  const read = await readText(new File([name === 'a.vtt' ? 'WEBVTT\n\n' : '', ...cues], name));
  if ('problem' in read) throw new Error(read.problem);
  const named = read.timings.flatMap(({ speaker }) => speaker ?? []);
  expect(new Set(named).size).toBe(200);
  expect(named).toHaveLength(400);
  expect(read.text.match(/hello/g)).toHaveLength(1_000);
});

describe('hostile archives', () => {
  const docx = (archive: Uint8Array<ArrayBuffer>) => readText(new File([archive], 'a.docx'));
  const document = zip('<w:p><w:t>Hello</w:t></w:p>');
  /** The positions of the table of contents and of its fields. */
  const table = new DataView(document.buffer).getUint32(document.length - 6, true);

  test('a document that expands beyond the limit is refused, whatever size it claims', async () => {
    // Bytes instead of a string, and the fastest compression, because the size alone takes seconds.
    const spaces = new Uint8Array(51 * 1024 * 1024).fill(0x20);
    const bomb = zipSync({ 'word/document.xml': spaces }, { level: 1 }) as Uint8Array<ArrayBuffer>;
    expect(bomb.length).toBeLessThan(100_000);
    expect(await docx(bomb)).toEqual({ problem: 'damaged' });
    const view = new DataView(bomb.buffer);
    view.setUint32(view.getUint32(bomb.length - 6, true) + 24, 10, true);
    expect(await docx(bomb)).toEqual({ problem: 'damaged' });
  });

  test('an archive that is cut off, changed anywhere or full of wrong numbers never throws', async () => {
    const change = fc.record({ at: fc.nat(document.length - 1), byte: fc.nat(255) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 8 }),
        fc.nat(document.length),
        async (changes, length) => {
          const copy = document.slice(0, Math.max(1, length));
          for (const { at, byte } of changes) copy[at % copy.length] = byte;
          const read = await docx(copy);
          expect('text' in read || ['damaged', 'empty', 'encrypted'].includes(read.problem)).toBe(true);
        },
      ),
    );
  });

  test('the same content listed a thousand times is read once', async () => {
    const entry = document.slice(table, document.length - 22);
    const end = document.slice(document.length - 22);
    const copies = 1_000;
    const archive = new Uint8Array(table + entry.length * copies + end.length);
    archive.set(document.slice(0, table));
    for (let copy = 0; copy < copies; copy += 1) archive.set(entry, table + copy * entry.length);
    archive.set(end, table + entry.length * copies);
    new DataView(archive.buffer).setUint16(archive.length - 12, copies, true);
    expect(await docx(archive)).toEqual({ text: 'Hello', timings: [] });
  });

  test('text repeated for old versions of Word is left out, however deep it is nested', async () => {
    const nested = `${'<mc:Fallback>'.repeat(1_000)}<w:t>old</w:t>${'</mc:Fallback>'.repeat(1_000)}`;
    expect(await docx(zip(`<w:t>new</w:t>${nested}<w:t>er</w:t>`))).toMatchObject({ text: 'newer' });
  });

  test('names that every object has are ordinary text', async () => {
    expect(await docx(zip('<constructor/><w:t>&constructor; &toString;</w:t>'))).toMatchObject({
      text: '&constructor; &toString;',
    });
  });

  test('tab stops are not tabs', async () => {
    const stops = '<w:pPr><w:tabs><w:tab w:val="left" w:pos="720"/></w:tabs></w:pPr>';
    expect(await docx(zip(`<w:p>${stops}<w:t>a</w:t><w:tab/><w:t>b</w:t></w:p>`))).toMatchObject({
      text: 'a\tb',
    });
  });
});
