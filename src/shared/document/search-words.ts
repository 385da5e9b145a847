/** Scripts without spaces between words. */
const unspaced = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}ー';
const runPattern = new RegExp(`[${unspaced}]+|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])+`, 'gu');
const isUnspaced = new RegExp(`^[${unspaced}]`, 'u');

/** Longer words are cut. */
const wordLength = 40;
/** Enough for every word of a long text. */
const mostWords = 20_000;
/** Above a megabyte in UTF-8, owners' marks included, PostgreSQL mixes up the words without an error. */
const mostCharacters = 260_000;

/** Ignores case and accents, so that "Zurich" finds "Zürich". */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();

/** The words of a text, as they are stored for the search. Scripts without spaces become pairs of characters. */
export function searchWords(...texts: readonly string[]): string[] {
  const words = new Set<string>();
  let characters = 0;
  for (const text of texts) {
    for (const [run] of fold(text).matchAll(runPattern)) {
      for (const word of isUnspaced.test(run) ? suffixPairs(run) : [run.slice(0, wordLength)]) {
        if (words.has(word)) continue;
        if (words.size >= mostWords || characters > mostCharacters) return [...words];
        words.add(word);
        characters += word.length;
      }
    }
  }
  return [...words];
}

/** Each character with the one after it: a search for one or more of them finds the start of a pair. */
function suffixPairs(run: string): string[] {
  const characters = [...run];
  return characters.map((character, index) => character + (characters[index + 1] ?? ''));
}

/** More words than anyone searches for. */
const mostQueryWords = 16;

/** What to look for: a text matches if each of these is the beginning of one of its words. */
export function queryWords(search: string): string[] {
  const words = [...fold(search).matchAll(runPattern)].flatMap(([run]) => {
    if (!isUnspaced.test(run)) return [run.slice(0, wordLength)];
    const pairs = suffixPairs(run);
    return pairs.length > 1 ? pairs.slice(0, -1) : pairs;
  });
  return [...new Set(words)].slice(0, mostQueryWords);
}

export interface TextRange {
  start: number;
  end: number;
}

/** Whatever is searched for, and however it is written, looking for more takes too long. */
function searchedRuns(search: string): string[] {
  const runs = Array.from(fold(search).matchAll(runPattern), ([run]) => run);
  return [...new Set(runs)].slice(0, mostQueryWords);
}

/** The parts of a text that a search found. */
export const findSearched = (text: string, search: string): TextRange[] =>
  findRuns(text, searchedRuns(search));

function findRuns(text: string, runs: readonly string[]): TextRange[] {
  if (runs.length === 0) return [];
  const found: TextRange[] = [];
  for (const match of text.matchAll(runPattern)) {
    const [written] = match;
    const word = fold(written);
    // Folding may change the length, and then the whole word is marked.
    const isAligned = word.length === written.length;
    for (const run of runs) {
      const at = isUnspaced.test(written) ? word.indexOf(run) : word.startsWith(run) ? 0 : -1;
      if (at < 0) continue;
      const start = match.index + (isAligned ? at : 0);
      found.push({ start, end: isAligned ? start + run.length : match.index + written.length });
      break;
    }
  }
  return found;
}

/** A piece of a text that ends with a word, unless the word is longer than those that are stored. */
const piecePattern = new RegExp(`[^]{1,1000}\\S{0,${wordLength}}`, 'gu');
/** How many characters are searched for one page of the library, when they are folded. */
const mostSearched = 1_000_000;

/** Finds the first part of a text that a search found. */
export type FindFirst = (text: string) => TextRange | undefined;

/**
 * For many long texts: it looks at single words only where it knows that there is a match, and stops looking when it has
 * searched too much.
 */
export function createFindFirst(search: string): FindFirst {
  const runs = searchedRuns(search);
  const begins = new RegExp(`(?<!(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])(?:${runs.join('|')})`, 'u');
  const inside = runs.filter((run) => isUnspaced.test(run));
  let searched = 0;

  return (text) => {
    if (runs.length === 0) return undefined;
    for (const { 0: piece, index } of text.matchAll(piecePattern)) {
      if (searched > mostSearched) return undefined;
      // In scripts without spaces, a match may begin in this piece and end in the next.
      const part = text.slice(index, index + piece.length + wordLength);
      const folded = fold(part);
      searched += folded.length;
      if (!begins.test(folded) && !inside.some((run) => folded.includes(run))) continue;
      const [first] = findRuns(part, runs);
      if (first) return { start: index + first.start, end: index + first.end };
    }
    return undefined;
  };
}

const excerptLength = 160;
const leadIn = 32;

/** The first line of a text, or the part around what a search found. */
export function searchExcerpt(text: string, first?: TextRange): string {
  if (!first || first.start < excerptLength / 2) return cut(text.trimStart().split('\n', 1)[0] ?? '');
  const from = text.slice(Math.max(0, first.start - leadIn), first.start).search(/\s\S/u);
  const start = Math.max(0, first.start - leadIn) + (from < 0 ? 0 : from + 1);
  return `…${cut(
    text
      .slice(start)
      .toWellFormed()
      .replace(/^\uFFFD/u, ''),
  )}`;
}

const cut = (text: string): string =>
  text.length <= excerptLength ? text : `${text.slice(0, excerptLength).replace(/[\uD800-\uDBFF]$/u, '')}…`;
