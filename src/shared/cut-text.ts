/** A longer grapheme is a pile of combining marks that nobody wrote on purpose, so it may be split. */
const maxGraphemeLength = 64;

/** Shortens text to at most `max` UTF-16 units without splitting an emoji or separating an accent. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max <= 0) return '';
  // Created on demand: the first use of Intl loads its tables, which would slow down opening the page.
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const start = graphemes.segment(text).containing(max)?.index ?? max;
  return text.slice(0, max - start > maxGraphemeLength ? codePointIndex(text, max) : start);
}

function codePointIndex(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  const before = text.charCodeAt(index - 1);
  const splitsPair = unit >= 0xdc00 && unit <= 0xdfff && before >= 0xd800 && before <= 0xdbff;
  return splitsPair ? index - 1 : index;
}
