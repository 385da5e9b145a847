/** A "letter" longer than this is a pile of combining marks, not something a person wrote: it may be cut. */
const longestGrapheme = 64;

/** At most `max` UTF-16 units from the start of a text, never half an emoji or a letter without its accent. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max <= 0) return '';
  // Made when it is needed: the first use of Intl loads its tables, and the page opens without them.
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const start = graphemes.segment(text).containing(max)?.index ?? max;
  return text.slice(0, max - start > longestGrapheme ? codePointIndex(text, max) : start);
}

function codePointIndex(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  const before = text.charCodeAt(index - 1);
  const splitsPair = unit >= 0xdc00 && unit <= 0xdfff && before >= 0xd800 && before <= 0xdbff;
  return splitsPair ? index - 1 : index;
}
