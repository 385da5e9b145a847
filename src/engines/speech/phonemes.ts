/** Kokoro writes diphthongs and affricates as one sign. */
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

/** Turns espeak's clauses into what Kokoro was trained on. */
export function toKokoroPhonemes(clauses: readonly string[], sentence: string): string {
  const joined = clauses
    // Words in another language are marked with its code.
    .map((clause) => clause.replaceAll(/\([a-z-]+\)/g, '').replaceAll(/[_-]/g, ''))
    .join(', ');
  const end = /[.!?…](?=["”»)]*\s*$)/u.exec(sentence)?.[0] ?? '.';
  return signs.reduce((text, [pattern, sign]) => text.replaceAll(pattern, sign), joined) + end;
}
