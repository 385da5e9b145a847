// Made when it is needed: the first use of Intl loads its tables, and the page opens without them.
const firstOf = (word: string): string =>
  new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)[Symbol.iterator]().next().value
    ?.segment ?? '';

/** The one or two letters that stand for a name: of its first and its last word. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '?'] = words;
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return (firstOf(first) + firstOf(last)).toLocaleUpperCase();
}
