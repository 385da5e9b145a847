/** A stretch of text, and whether it is what was searched for. */
interface Piece {
  text: string;
  hit: boolean;
}

export interface Finder {
  /** Where the search first occurs; -1 when it does not. */
  first(text: string): number;
  /** The text cut into pieces, hits apart from the rest. */
  split(text: string): Piece[];
}

/**
 * Finds a literal text whatever its case; nothing to look for gives no finder. A pattern is used, not lower-casing:
 * that can change the length of a text, and the places found would no longer be places in the original.
 */
export function createFinder(search: string): Finder | null {
  if (search.trim() === '') return null;
  const pattern = new RegExp(escapePattern(search.normalize('NFC')), 'giu');
  return {
    first(text) {
      pattern.lastIndex = 0;
      return pattern.exec(text)?.index ?? -1;
    },
    split(text) {
      const pieces: Piece[] = [];
      let from = 0;
      // matchAll begins where the last search ended.
      pattern.lastIndex = 0;
      for (const match of text.matchAll(pattern)) {
        if (match.index > from) pieces.push({ text: text.slice(from, match.index), hit: false });
        pieces.push({ text: match[0], hit: true });
        from = match.index + match[0].length;
      }
      if (from < text.length) pieces.push({ text: text.slice(from), hit: false });
      return pieces;
    },
  };
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** What a folded item shows of its text: more than fits its lines on the widest screen. */
export const excerptLength = 300;
/** A hit further in than this may fall behind the fold of a phone. */
const seenAtOnce = 80;
const leadIn = 32;

export interface Excerpt {
  text: string;
  /** Something of the text is left out before or behind. */
  cut: boolean;
}

/** The beginning of a text, or the place of the first hit when that lies further in. */
export function excerptOf(text: string, finder: Finder | null): Excerpt {
  const hit = finder?.first(text) ?? -1;
  const start = hit > seenAtOnce ? wordStart(text, hit - leadIn) : 0;
  const end = Math.min(text.length, start + excerptLength);
  const shown = text.slice(start, codePointEnd(text, end));
  return { text: start > 0 ? `… ${shown}` : shown, cut: start > 0 || end < text.length };
}

/** The first beginning of a word from a place on; the place itself where words are not spaced. */
function wordStart(text: string, from: number): number {
  const space = text.slice(from, from + leadIn).search(/\s/);
  const start = space < 0 ? from : from + space + 1;
  return isLowSurrogate(text, start) ? start + 1 : start;
}

const codePointEnd = (text: string, end: number) => (isLowSurrogate(text, end) ? end - 1 : end);

function isLowSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff;
}
