import { pinyin } from 'pinyin-pro';
import { romanise } from '../../shared/pinyin.ts';
import { spellNumbers } from './han-numerals.ts';

const initials: Readonly<Record<string, string>> = {
  zh: 'ꭧ',
  ch: 'ꭧʰ',
  sh: 'ʂ',
  b: 'p',
  p: 'pʰ',
  m: 'm',
  f: 'f',
  d: 't',
  t: 'tʰ',
  n: 'n',
  l: 'l',
  g: 'k',
  k: 'kʰ',
  h: 'x',
  j: 'ʨ',
  q: 'ʨʰ',
  x: 'ɕ',
  r: 'ɻ',
  z: 'ʦ',
  c: 'ʦʰ',
  s: 's',
};

/** A 0 marks the place of the tone. */
const finals: Readonly<Record<string, string>> = {
  a: 'a0',
  ai: 'ai0',
  an: 'a0n',
  ang: 'a0ŋ',
  ao: 'au0',
  e: 'ɤ0',
  ê: 'ɛ0',
  ei: 'ei0',
  en: 'ə0n',
  eng: 'ə0ŋ',
  er: 'ɚ0',
  i: 'i0',
  ia: 'ja0',
  ian: 'jɛ0n',
  iang: 'ja0ŋ',
  iao: 'jau0',
  ie: 'je0',
  in: 'i0n',
  ing: 'i0ŋ',
  iong: 'jʊ0ŋ',
  io: 'jɔ0',
  iou: 'jou0',
  iu: 'jou0',
  o: 'wo0',
  ong: 'ʊ0ŋ',
  ou: 'ou0',
  u: 'u0',
  ua: 'wa0',
  uai: 'wai0',
  uan: 'wa0n',
  uang: 'wa0ŋ',
  uei: 'wei0',
  uen: 'wə0n',
  ueng: 'wə0ŋ',
  ui: 'wei0',
  un: 'wə0n',
  uo: 'wo0',
  ü: 'y0',
  üe: 'ɥe0',
  üan: 'ɥɛ0n',
  ün: 'y0n',
};

/** Indexed by the number of the tone; the neutral tone has no sign. */
const tones = ['', '→', '↗', '↓', '↘'];
const toneMarks = '\u0304\u0301\u030c\u0300';
const markedSyllable = new RegExp(
  `(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(?:[aeiouü][${toneMarks}]?)+(?:ng|n|r)?(?![aeiouü${toneMarks}])`,
  'gu',
);
const numberedWord = /(?:[’a-zü]+[0-4])+/u;
const word = new RegExp(`${numberedWord.source}|[\\p{Script=Latin}\\p{M}’']+`, 'giu');

/** Reads Chinese characters and written pinyin in Kokoro's notation; passes other words to `pronounceForeign`. */
export function pronounceMandarin(sentence: string, pronounceForeign: (word: string) => string): string {
  const spelled = spellNumbers(sentence, 'zh');
  const hasCharacters = /\p{Script=Han}/u.test(spelled);
  return (hasCharacters ? romanise(spelled, syllablesOf) : spelled).replaceAll(word, (found) => {
    const syllables = hasCharacters ? found.toLowerCase().match(/[a-zü]+[0-4]/gu) : splitWrittenPinyin(found);
    const phonemes = syllables?.map(toPhonemes);
    return phonemes?.every((one) => one !== undefined) ? phonemes.join('') : pronounceForeign(found);
  });
}

/** Reads a run of characters. The first of two third tones is pronounced as a second tone. */
const syllablesOf = (run: string): string[] =>
  pinyin(run, { type: 'array', toneType: 'num', toneSandhi: true, segmentit: 2 }).map(
    (syllable, index, all) =>
      syllable.endsWith('3') && all[index + 1]?.endsWith('3') ? `${syllable.slice(0, -1)}2` : syllable,
  );

/** Splits a word such as `nǐhǎo` into `ni3` and `hao3`. */
function splitWrittenPinyin(word: string): string[] | undefined {
  const letters = word.toLowerCase().normalize('NFD').replaceAll('u\u0308', 'ü').replaceAll(/[’']/g, ' ');
  const syllables = letters.match(markedSyllable) ?? [];
  if (syllables.join('') !== letters.replaceAll(' ', '')) return undefined;
  return syllables.map((syllable) => {
    const [mark = ''] = new RegExp(`[${toneMarks}]`, 'u').exec(syllable) ?? [];
    return syllable.replace(mark, '') + (toneMarks.indexOf(mark || ' ') + 1);
  });
}

/** Converts a syllable such as `hao3`; undefined if it isn't pinyin. */
function toPhonemes(syllable: string): string | undefined {
  const letters = syllable
    .slice(0, -1)
    // Syllables without an initial are written with y or w.
    .replace(/^yu/, 'ü')
    .replace(/^yi?/, 'i')
    .replace(/^wu?/, 'u')
    .replace(/^([jqx])u/, '$1ü');
  const [, initial = '', rest = ''] = /^(zh|ch|sh|[bpmfdtnlgkhjqxrzcs])?(.*)$/.exec(letters) ?? [];
  const final = rest === 'i' && /^(?:zh|ch|sh|[rzcs])$/.test(initial) ? 'ɨ0' : finals[rest];
  return final && (initials[initial] ?? '') + final.replace('0', tones[Number(syllable.at(-1))] ?? '');
}
