import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A sentence and what has to appear in its translation, each in one of several spellings. */
export interface HardSentence {
  language: string;
  text: string;
  kept: string[][];
}

/** 200 sentences with numbers, times, prices, addresses, names, emoji and other scripts, typed and dictated. */
export function readHardSentences(): HardSentence[] {
  const lines = readFileSync(join(import.meta.dirname, 'fixtures/hard-sentences.tsv'), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [language = '', text = '', kept = ''] = line.split('\t');
    return {
      language,
      text: text.replaceAll('\\n', '\n'),
      kept: kept.split('|').map((part) => part.split('~')),
    };
  });
}

/** Languages separate thousands and decimals in different ways. */
const withoutSeparators = (text: string): string => text.replace(/(?<=\d)[.,'’\s\u00A0\u202F](?=\d)/gu, '');

const isNumber = (text: string): boolean => /^[\d.,'\s]+$/u.test(text);

/** The parts that the translation lost. */
export function lostParts({ kept }: HardSentence, translated: string): string[] {
  return kept.flatMap((spellings) => {
    const survives = spellings.some((spelling) => {
      if (!isNumber(spelling)) return translated.includes(spelling);
      const digits = withoutSeparators(spelling);
      return (
        new RegExp(`(?<!\\d)${digits}(?!\\d)`).test(withoutSeparators(translated)) ||
        translated.includes(spelling)
      );
    });
    return survives ? [] : [spellings[0] ?? ''];
  });
}
