import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A sentence and what has to appear in its translation, each in one of several spellings. */
export interface HardSentence {
  language: string;
  text: string;
  kept: string[][];
}

/**
 * 200 texts with numbers, times, prices, addresses, names, emoji and other scripts, typed and dictated, from a word to
 * 5,000 characters.
 */
export function readHardSentences(): HardSentence[] {
  const lines = readFileSync(join(import.meta.dirname, 'fixtures/hard-sentences.tsv'), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [language = '', text = '', kept = ''] = line.split('\t');
    if (text.includes('{n}')) return { language, ...writeLongText(text) };
    return {
      language,
      text: text.replaceAll('\\n', '\n'),
      kept: kept.split('|').map((part) => part.split('~')),
    };
  });
}

/** As long as a free transcript may be. */
const longTextLength = 5_000;

/** Repeats sentences, each time with another number, which has to survive. */
function writeLongText(template: string): Pick<HardSentence, 'text' | 'kept'> {
  const parts: string[] = [];
  for (let number = 211; ; number += 1) {
    const part = template.replaceAll('{n}', String(number));
    if ([...parts, part].join(' ').length > longTextLength) break;
    parts.push(part);
  }
  return { text: parts.join(' '), kept: parts.map((_, index) => [String(211 + index)]) };
}

/** Whether most words are still those of the original, other than names and the like. */
export function isUntranslated({ text, kept }: HardSentence, translated: string): boolean {
  const wordsOf = (words: string) => words.toLowerCase().match(/(?<![\p{L}\p{N}.@/])\p{L}{3,}/gu) ?? [];
  const same = new Set(wordsOf(kept.flat().join(' ')));
  const words = wordsOf(text).filter((word) => !same.has(word));
  const found = new Set(wordsOf(translated));
  return words.length > 0 && words.filter((word) => found.has(word)).length > words.length * 0.6;
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
