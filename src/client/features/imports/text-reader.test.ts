import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { textOf } from '../../../shared/document/segments.ts';
import { decodeText, readChapters, readText } from './text-reader.ts';

const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);

const docx = (body: string) =>
  zipSync({
    'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`),
  }) as Uint8Array<ArrayBuffer>;

test('reads plain text and Markdown as they are', async () => {
  expect(await readText(file('a.txt', 'One.\r\nTwo.\n'))).toEqual({ text: 'One.\nTwo.', timings: [] });
  expect(await readText(file('a.md', '# Title\n\n*Text*'))).toEqual({
    text: '# Title\n\n*Text*',
    timings: [],
  });
});

test('removes markup that a browser could run', async () => {
  expect(await readText(file('a.txt', 'Hello <script>alert(1)</script>you'))).toMatchObject({
    text: 'Hello you',
  });
});

test('reads UTF-16, and Western European where it is not UTF-8', () => {
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0xe9, 0x00]))).toBe('é');
  expect(decodeText(new Uint8Array([0xfe, 0xff, 0x00, 0xe9]))).toBe('é');
  expect(decodeText(new Uint8Array([0x63, 0x61, 0x66, 0xe9]))).toBe('café');
  expect(decodeText(new Uint8Array([1, 0, 2]))).toBeNull();
});

test('turns subtitles into running text and keeps the time of each', async () => {
  const srt =
    '1\n00:00:01,000 --> 00:00:02,500\nWe set\nsail.\n\n2\n00:00:04,000 --> 00:00:05,000\nNobody slept.\n';
  const read = await readText(file('a.srt', srt));
  expect(read).toEqual({
    text: 'We set sail. Nobody slept.',
    timings: [
      { start: 0, end: 12, from: 1_000, to: 2_500 },
      { start: 13, end: 26, from: 4_000, to: 5_000 },
    ],
  });
});

test('keeps the speakers of WebVTT, each on a line of their own', async () => {
  const vtt =
    'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ines>Did you\n\n00:02.000 --> 00:03.000\n<v Ines>learn?\n\n' +
    '00:04.000 --> 00:05.000\n<v.loud Tom &amp; Co>By listening.</v>\n\n00:06.000 --> 00:07.000\nNobody.\n';
  expect(await readText(file('a.vtt', vtt))).toEqual({
    text: 'Did you learn?\nBy listening.\nNobody.',
    timings: [
      { start: 0, end: 7, from: 1_000, to: 2_000, speaker: 'Ines' },
      { start: 8, end: 14, from: 2_000, to: 3_000, speaker: 'Ines' },
      { start: 15, end: 28, from: 4_000, to: 5_000, speaker: 'Tom & Co' },
      { start: 29, end: 36, from: 6_000, to: 7_000 },
    ],
  });
});

test('takes a name in capitals for the speaker', async () => {
  const srt = [
    ['00:00:01,000 --> 00:00:03,000', 'MARIA: Good morning, Tom.'],
    ['00:00:03,500 --> 00:00:06,000', '<i>Good morning.</i>', 'The boat is late.'],
    ['00:00:07,000 --> 00:00:09,000', '<b>OLD MAN:</b> We waited', 'until'],
    ['00:00:09,000 --> 00:00:10,000', 'AT 10:30 it came.'],
    ['00:00:11,000 --> 00:00:13,000', '- MARIA: Yes.', '- TOM: No no.'],
  ]
    .map((lines, index) => [index + 1, ...lines].join('\n'))
    .join('\n\n');
  const read = await readText(file('a.srt', srt));
  if ('problem' in read) throw new Error(read.problem);
  const { text, timings } = read;
  expect(timings.map(({ start, end, from, speaker }) => [speaker, text.slice(start, end), from])).toEqual([
    ['MARIA', 'Good morning, Tom.', 1_000],
    [undefined, 'Good morning. The boat is late.', 3_500],
    ['OLD MAN', 'We waited until', 7_000],
    ['OLD MAN', 'AT 10:30 it came.', 9_000],
    ['MARIA', 'Yes.', 11_000],
    ['TOM', 'No no.', 11_800],
  ]);
  expect(text.split('\n')).toEqual([
    'Good morning, Tom.',
    'Good morning. The boat is late.',
    'We waited until AT 10:30 it came.',
    'Yes.',
    'No no.',
  ]);
});

test('reads the paragraphs, line breaks and entities of a Word document, but not deleted text', async () => {
  const body =
    '<w:p><w:r><w:t xml:space="preserve">R&amp;D </w:t><w:br/><w:t>caf&#233;</w:t></w:r></w:p>' +
    '<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:r><w:t>Second</w:t><w:tab/><w:t>column</w:t></w:r></w:p>';
  expect(await readText(file('a.docx', docx(body)))).toEqual({
    text: 'R&D \ncafé\nSecond\tcolumn',
    timings: [],
  });
});

test.each([
  ['an empty file', file('a.txt', ''), 'empty'],
  ['a file of spaces', file('a.txt', ' \n '), 'empty'],
  ['an empty document', file('a.docx', docx('<w:p/>')), 'empty'],
  ['binary data with the name of a text file', file('a.txt', new Uint8Array([1, 0, 2, 0])), 'not-media'],
  ['plain text with the name of a subtitle file', file('a.srt', 'Hello'), 'not-subtitles'],
  ['a document that is not an archive', file('a.docx', 'Hello'), 'damaged'],
  ['a document with a password', file('a.docx', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0])), 'encrypted'],
])('says what is wrong with %s', async (_, bad, problem) => {
  expect(await readText(bad)).toEqual({ problem });
});

test('cuts a text into chapters if it is too long for one', async () => {
  const read = (words: string) => readChapters({ file: file('a.txt', words), language: 'en-US', cap: 15 });
  expect(await read('We set sail.')).toEqual({ text: 'We set sail.', timings: [] });
  const long = await read('We set sail. Nobody slept.');
  expect('chapters' in long && long.chapters.map(({ segments }) => textOf(segments))).toEqual([
    'We set sail.',
    'Nobody slept.',
  ]);
  expect(await read('')).toEqual({ problem: 'empty' });
});
