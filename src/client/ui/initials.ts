/** Created lazily: the first use of Intl loads its tables, which the first paint doesn't need. */
let graphemes: Intl.Segmenter | undefined;

function firstOf(word: string): string {
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return graphemes.segment(word).containing(0)?.segment ?? '';
}

/** The first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '?'] = words;
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return (firstOf(first) + firstOf(last)).toLocaleUpperCase();
}
