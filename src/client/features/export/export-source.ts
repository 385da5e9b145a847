import type { LanguageCode } from '../../../shared/languages.ts';
import type { Timing } from '../../../shared/timings.ts';
import { languageName } from '../../interface/language-names.ts';
import { fileStrings } from './file-strings.ts';
import {
  joinSentences,
  type KnownPair,
  knownPairs,
  type LanguageText,
  type SentencePair,
  sentencePairs,
} from './timed-pairs.ts';

/** Everything about the text that can be exported. */
export interface ExportSource {
  /** Defaults to the first words of the original. */
  title?: string;
  original: LanguageText;
  translation?: LanguageText | undefined;
  /** Each sentence with its translation, if sentences were translated one by one. */
  pairs?: readonly KnownPair[] | undefined;
  timings?: readonly Timing[] | undefined;
  /** When the text was saved, or the current time for a draft. */
  date: Date;
}

export type ExportPart = 'original' | 'translation' | 'both';

/** The chosen part of a source: one text, or both texts paired sentence by sentence. */
export interface ExportContent {
  title: string;
  date: Date;
  languages: LanguageCode[];
  pairs: SentencePair[];
  timings: readonly Timing[];
}

const maxTitleLength = 40;

/** The first words of the text, without characters that file names can't contain. */
export function titleOf(text: string): string {
  const words = text.trim().split('\n', 1)[0] ?? '';
  const cut =
    words.length > maxTitleLength ? words.slice(0, maxTitleLength + 1).replace(/\s+\S*$/u, '') : words;
  const title = [...cut]
    .slice(0, maxTitleLength)
    .join('')
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/[\s.,;:!?。、，]+$/u, '')
    .trim();
  return title === '' ? fileStrings.untitled : title;
}

export function chooseContent(source: ExportSource, part: ExportPart): ExportContent {
  const { original, translation, pairs, timings = [], date } = source;
  const both = part === 'both' && translation !== undefined;
  // Translated sentences use the timings of the originals.
  const paired =
    pairs && translation && part !== 'original'
      ? knownPairs(original.text, translation.text, pairs)
      : sentencePairs(original, part === 'original' ? undefined : translation);
  const translated = part === 'translation' && translation !== undefined;
  // If sentences were translated one by one, each stays next to its translation.
  const lines = both && pairs ? paired.map((pair, paragraph) => ({ ...pair, paragraph })) : paired;
  return {
    title: titleOf(source.title ?? original.text),
    date,
    languages: both
      ? [original.language, translation.language]
      : [translated ? translation.language : original.language],
    pairs: translated ? lines.map((pair) => ({ ...pair, texts: pair.texts.slice(1) })) : lines,
    timings,
  };
}

/** The lines of the text, each with the text in every chosen language. */
export function paragraphsOf({ pairs }: ExportContent): string[][] {
  const lines = new Map<number, SentencePair[]>();
  for (const pair of pairs) lines.set(pair.paragraph, [...(lines.get(pair.paragraph) ?? []), pair]);
  return [...lines.values()].map((line) =>
    (line[0]?.texts ?? []).map((_, side) =>
      joinSentences(line.map(({ texts }) => texts[side] ?? '').filter((text) => text !== '')),
    ),
  );
}

export const languageNames = (languages: readonly LanguageCode[]): string =>
  languages.map((code) => languageName(code)).join(' – ');
