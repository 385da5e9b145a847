import { htmlLang, type LanguageCode } from '../languages.ts';
import type { TextRange } from '../sentences.ts';
import { termPattern } from './term-pattern.ts';

export interface FoundTerm extends TextRange {
  /** As given in the list of terms. */
  term: string;
  /** An Arabic prefix that is written together with the term. */
  prefix: string;
}

const spacelessScripts = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}]';
const spaceless = new RegExp(spacelessScripts, 'u');
/** Chinese, Japanese and Thai don't count: they use no space next to a word in another script. */
const letter = `(?!${spacelessScripts})[\\p{L}\\p{M}\\p{N}_]`;
/** And, so, with, like, to, the: Arabic writes them together with the next word. */
const arabicPrefix = '(?:[وف]?(?:[بكل]?ال|لل|[بكل])|[وف])?';
/** In shorter terms, a prefix can't be told apart from the word's own first letter. */
const minPrefixedLength = 4;
/** Korean writes particles together with the word before them. */
const koreanParticle =
  '(?:들)?(?:은|는|이|가|을|를|의|에|에서|에게|께서|한테|으로|로|와|과|랑|이랑|하고|도|만|부터|까지|처럼|보다|이나|나|라고|이라고|입니다|이다|이에요|예요|요)?';
const elidingLanguages = new Set<LanguageCode>(['fr-FR', 'it-IT']);

/** Finds terms as whole words, in scripts with and without spaces. The longest term wins. */
export function createTermFinder(
  terms: readonly string[],
  language: LanguageCode,
): (text: string) => FoundTerm[] {
  const distinct = new Map(terms.map((term) => [comparable(term), term] as const).reverse());
  distinct.delete('');
  if (distinct.size === 0) return () => [];
  const all = [...distinct.values()];
  const spaced = all.filter((term) => !spaceless.test(term));
  const unspaced = all.filter((term) => spaceless.test(term));
  const groups = [spacedPattern(spaced, language), termPattern(unspaced)].filter((part) => part !== '');
  const pattern = new RegExp(groups.join('|'), 'giu');
  const segmenter =
    unspaced.length > 0 ? new Intl.Segmenter(htmlLang(language), { granularity: 'word' }) : undefined;

  return (text) => {
    const found: FoundTerm[] = [];
    let breaks: ReadonlySet<number> | undefined;
    for (const match of text.matchAll(pattern)) {
      const prefix = match.groups?.prefix ?? '';
      const matched = match[0].slice(prefix.length);
      const start = match.index + prefix.length;
      const end = start + matched.length;
      if (segmenter && spaceless.test(matched)) {
        breaks ??= wordBreaks(text, segmenter);
        if (!breaks.has(start) || !breaks.has(end)) continue;
      }
      found.push({ start, end, prefix, term: distinct.get(comparable(matched)) ?? matched });
    }
    return found;
  };
}

function spacedPattern(terms: readonly string[], language: LanguageCode): string {
  if (terms.length === 0) return '';
  const before = `(?<!${letter}${elidingLanguages.has(language) ? '' : `|${letter}['’]`})`;
  // A possessive 's isn't part of a name, but the t of "don't" is part of the word.
  const after = `(?!${letter}|['’](?![sS](?!${letter}))\\p{L})`;
  const any = `(?:${termPattern(terms)})`;
  if (language === 'ko-KR') return `${before}${any}(?=${koreanParticle}(?!${letter}))`;
  const plain = `${before}${any}${after}`;
  if (language !== 'ar-SA') return plain;
  const prefixed = terms.filter((term) => /^\p{sc=Arabic}/u.test(term) && term.length >= minPrefixedLength);
  if (prefixed.length === 0) return plain;
  return `${before}(?<prefix>${arabicPrefix})(?:${termPattern(prefixed)})${after}|${plain}`;
}

const comparable = (term: string): string =>
  term
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\s\u00a0-]+/gu, ' ');

function wordBreaks(text: string, segmenter: Intl.Segmenter): ReadonlySet<number> {
  const breaks = new Set([text.length]);
  for (const { index } of segmenter.segment(text)) breaks.add(index);
  return breaks;
}
