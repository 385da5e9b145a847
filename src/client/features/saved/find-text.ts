interface Piece {
  text: string;
  hit: boolean;
}

export interface Finder {
  /** The position of the first match, or -1. */
  first(text: string): number;
  /** Splits the text into matches and the parts between them. */
  split(text: string): Piece[];
}

/**
 * Ignores case. Uses a regular expression because lower-casing can change the length, and with it the
 * positions. Null for an empty search.
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
      // matchAll starts at lastIndex.
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

/** More than fits into the lines of a collapsed item on the widest screen. */
export const excerptLength = 300;
/** A match further in than this may be hidden in a collapsed item on a phone. */
const visibleLength = 80;
const leadIn = 32;

export interface Excerpt {
  text: string;
  /** Whether some of the text is left out. */
  cut: boolean;
}

/** The start of the text, or the part around the first match. */
export function excerptOf(text: string, finder: Finder | null): Excerpt {
  const hit = finder?.first(text) ?? -1;
  const start = hit > visibleLength ? wordStart(text, hit - leadIn) : 0;
  const end = Math.min(text.length, start + excerptLength);
  const shown = text.slice(start, codePointEnd(text, end));
  return { text: start > 0 ? `… ${shown}` : shown, cut: start > 0 || end < text.length };
}

/** The start of the next word, or the position itself in scripts without spaces. */
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
