/** The number of a numbered speaker, or the first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const number = /\S\s+(\d{1,2})$/u.exec(name)?.[1];
  if (number !== undefined) return number;
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [words[0], last].map(firstLetter).join('').toLocaleUpperCase();
}

/** A letter as people see it, with its accents. */
function firstLetter(word = ''): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  return first?.segment ?? '';
}
