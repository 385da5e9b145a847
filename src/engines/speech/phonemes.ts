/** Kokoro writes diphthongs and affricates as single symbols. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/aɪ/g, 'I'],
  [/aʊ/g, 'W'],
  [/eɪ/g, 'A'],
  [/oʊ|əʊ/g, 'O'],
  [/ɔɪ/g, 'Y'],
  [/dʒ/g, 'ʤ'],
  [/tʃ/g, 'ʧ'],
  [/ts/g, 'ʦ'],
  [/dz/g, 'ʣ'],
];

/** Converts espeak's phonemes for a sentence, and keeps the mark at its end. */
export function toKokoroPhonemes(clauses: readonly string[], sentence: string): string {
  return convertPhonemes(clauses) + (/[.!?…](?=["”»)]*\s*$)/u.exec(sentence)?.[0] ?? '.');
}

/** Converts espeak's phonemes to the notation that Kokoro was trained on. */
export function convertPhonemes(clauses: readonly string[]): string {
  const joined = clauses
    // espeak marks words in another language with its code.
    .map((clause) => clause.replaceAll(/\([a-z-]+\)/g, '').replaceAll(/[_-]/g, ''))
    .join(', ');
  return signs.reduce((text, [pattern, sign]) => text.replaceAll(pattern, sign), joined);
}
