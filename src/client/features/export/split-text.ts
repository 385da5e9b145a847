const clauseEnd = /[,;:،؛，、；：।。！？.!?–—]["'”’»」』）)]*\s*$/u;
/** The end of a clause is preferred even if it is this much further from the ideal break, as a share of the line. */
const clauseBonus = 0.25;

/** Cuts text into the fewest pieces of at most `maxLength` characters, at clauses where that is possible. */
export function splitText(text: string, locale: string | undefined, maxLength: number): string[] {
  const trimmed = text.trim();
  const pieces = Math.ceil(trimmed.length / maxLength);
  return pieces <= 1 ? [trimmed] : splitInto(trimmed, locale, pieces, maxLength);
}

/** Cuts text into `pieces` parts of similar length, or more if a part would be longer than `maxLength`. */
export function splitInto(
  text: string,
  locale: string | undefined,
  pieces: number,
  maxLength: number,
): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  for (let left = pieces; rest !== ''; left--) {
    if (left <= 1 && rest.length <= maxLength) return [...parts, rest];
    const wanted = Math.min(maxLength, rest.length / Math.max(left, rest.length / maxLength));
    const at = chooseBreak(rest, locale, wanted, maxLength);
    parts.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return parts;
}

function chooseBreak(text: string, locale: string | undefined, wanted: number, maxLength: number): number {
  let best = 0;
  let bestScore = Number.POSITIVE_INFINITY;
  for (const at of wordStarts(text.slice(0, maxLength + 1), locale)) {
    const before = text.slice(0, at);
    if (before.trim().length > maxLength) continue;
    const score = Math.abs(at - wanted) - (clauseEnd.test(before) ? clauseBonus * maxLength : 0);
    if (score >= bestScore) continue;
    best = at;
    bestScore = score;
  }
  return best > 0 ? best : graphemeBreak(text, maxLength);
}

const segmenters = new Map<string | undefined, Intl.Segmenter>();

/** Creating one takes longer than splitting a line. */
function segmenterOf(locale: string | undefined): Intl.Segmenter {
  const known = segmenters.get(locale);
  if (known) return known;
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  segmenters.set(locale, segmenter);
  return segmenter;
}

/** Where a line may begin: before a word, but never before punctuation that belongs to the previous word. */
function* wordStarts(text: string, locale: string | undefined): Generator<number> {
  const opening = /^[\p{Ps}\p{Pi}¿¡]/u;
  let glued = false;
  for (const { segment, index, isWordLike } of segmenterOf(locale).segment(text)) {
    const opens = opening.test(segment);
    if (index > 0 && !glued && (isWordLike || opens)) yield index;
    glued = opens;
  }
  if (/\s$/u.test(text)) yield text.length;
}

function graphemeBreak(text: string, maxLength: number): number {
  let at = 0;
  for (const { index } of new Intl.Segmenter().segment(text)) {
    if (index > maxLength) break;
    at = index;
  }
  return at > 0 ? at : text.length;
}
