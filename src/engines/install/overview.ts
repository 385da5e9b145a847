import { downloadBytes, packageParts, whisperSizes } from './catalogue.ts';
import { groups } from './plan.ts';

const megabytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1e6))} MB`;

const sizeOf = (parts: readonly string[]) =>
  parts.reduce((sum, part) => sum + downloadBytes(packageParts[part] ?? []), 0);

/** Lists the engines, their download sizes and whether they are installed. */
export function describeEngines(installed: readonly string[], whisperSource?: string): string {
  const size = /whisper-(\w+)@/.exec(whisperSource ?? '')?.[1];
  const mark = (parts: readonly string[]) =>
    parts.every((part) => installed.includes(part)) ? 'installed' : '';
  const pairs = installed.filter((part) => part.startsWith('translation-'));
  const recognition = sizeOf(groups.recognition);
  const rows = [
    ['voices', megabytes(sizeOf(groups.voices)), mark(groups.voices)],
    ['', 'Natural voices in English, Spanish, French, Italian, Portuguese, Hindi, Chinese', ''],
    ['', 'and Japanese; a basic synthetic voice (espeak) in all other languages.', ''],
    [
      'recognition',
      `${megabytes(recognition + whisperSizes.base.bytes)} to ${megabytes(recognition + whisperSizes.small.bytes)}`,
      mark(groups.recognition) && `installed${size ? `: ${size}` : ''}`,
    ],
    ['', 'Dictation in all languages. recognition:small makes fewer mistakes than', ''],
    ['', 'recognition:base and needs up to 2.5 GB of memory. If you don’t name a size, the', ''],
    ['', 'installer asks which one you want.', ''],
    ['in-browser', megabytes(sizeOf(groups['in-browser'])), mark(groups['in-browser'])],
    ['', 'English dictation inside the browser, for people who turn on “On this device”.', ''],
    ['translation:es,de,…', 'about 50 MB a language', pairs.map((part) => part.slice(12)).join(' ')],
    ['', 'Spanish, French, German, Italian, Portuguese, Russian, Chinese, Japanese, Korean,', ''],
    ['', 'Arabic, Hindi, Indonesian and Vietnamese, to and from English; other pairs are', ''],
    ['', 'translated via English. Use the codes es fr de it pt ru zh zh-TW ja ko ar hi id vi.', ''],
  ];
  const lines = rows.map(([name = '', text = '', state = '']) =>
    name === '' ? `  ${' '.repeat(21)}${text}` : `  ${name.padEnd(21)}${text.padEnd(26)}${state}`.trimEnd(),
  );
  return [
    'Engines that run on this computer: free, private, no keys.',
    '',
    ...lines,
    '',
    'Install:  npm run engines -- voices recognition translation:es,de,fr',
    '          npm run engines -- all',
    'Remove:   npm run engines -- remove            (or: remove voices)',
    '',
    'Voices and recognition share a 114 MB runtime, which is downloaded once.',
  ].join('\n');
}
