import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { readPartFile, verifyPart } from '../parts.ts';
import { spellNumbers } from './han-numerals.ts';

interface Token {
  surface_form: string;
  /** In katakana; missing for words that aren't in the dictionary. */
  pronunciation?: string;
}

interface Kuromoji {
  TokenizerBuilder: new (options: {
    loader: { loadArrayBuffer(name: string): Promise<ArrayBufferLike> };
  }) => { build(): Promise<{ tokenize(text: string): Token[] }> };
}

export interface Japanese {
  /** Returns Kokoro's notation; passes words in other scripts to `pronounceForeign`. */
  pronounce(sentence: string, pronounceForeign: (word: string) => string): string;
}

/** Loads the dictionary, which takes a few seconds and about 280 MB of memory. */
export async function loadJapanese(folder: string): Promise<Japanese> {
  const file = pathToFileURL(join(verifyPart(folder, 'kuromoji'), 'build', 'index.mjs')).href;
  const { TokenizerBuilder } = (await import(file)) as Kuromoji;
  const loader = {
    async loadArrayBuffer(name: string) {
      return new Uint8Array(gunzipSync(readPartFile(folder, 'kuromoji', `dict/${name}`))).buffer;
    },
  };
  const tokenizer = await new TokenizerBuilder({ loader }).build();

  return {
    pronounce: (sentence, pronounceForeign) =>
      tokenizer
        .tokenize(spellNumbers(sentence, 'ja'))
        .map(({ surface_form, pronunciation }) => {
          const kana = toKatakana(pronunciation ?? surface_form);
          return /\p{Script=Latin}/u.test(kana) ? ` ${pronounceForeign(kana)} ` : kanaToPhonemes(kana);
        })
        .join(''),
  };
}

const toKatakana = (kana: string) =>
  kana.replaceAll(/[ぁ-ゖ]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));

const marks: Readonly<Record<string, string>> = {
  '、': ', ',
  '。': '.',
  '！': '!',
  '？': '?',
  '…': '…',
  '・': ' ',
};

/** Each row of the kana table with its consonant before a, i, u, e and o. */
const rows: readonly (readonly [kana: string, consonants: readonly string[]])[] = [
  ['アイウエオ', ['', '', '', '', '']],
  ['カキクケコ', ['k', 'kʲ', 'k', 'k', 'k']],
  ['ガギグゲゴ', ['ɡ', 'ɡʲ', 'ɡ', 'ɡ', 'ɡ']],
  ['サシスセソ', ['s', 'ɕ', 's', 's', 's']],
  ['ザジズゼゾ', ['ʣ', 'ʥ', 'z', 'ʣ', 'ʣ']],
  ['タチツテト', ['t', 'ʨ', 'ʦ', 't', 't']],
  ['ダヂヅデド', ['d', 'ʥ', 'z', 'd', 'd']],
  ['ナニヌネノ', ['n', 'ɲ', 'n', 'n', 'n']],
  ['ハヒフヘホ', ['h', 'ç', 'ɸ', 'h', 'h']],
  ['バビブベボ', ['b', 'bʲ', 'b', 'b', 'b']],
  ['パピプペポ', ['p', 'pʲ', 'p', 'p', 'p']],
  ['マミムメモ', ['m', 'mʲ', 'm', 'm', 'm']],
  ['ラリルレロ', ['ɾ', 'ɾʲ', 'ɾ', 'ɾ', 'ɾ']],
];
const vowels = ['a', 'i', 'ɯ', 'e', 'o'];

const sounds = new Map<string, string>(
  rows.flatMap(([kana, consonants]) =>
    [...kana].map((letter, index) => {
      const consonant = consonants[index] ?? '';
      // After s, z and ts, the vowel is pronounced further forward.
      const vowel = index === 2 && /^[szʦ]$/.test(consonant) ? 'ɨ' : (vowels[index] ?? '');
      return [letter, consonant + vowel] as const;
    }),
  ),
);
for (const [kana, sound] of Object.entries({
  ヤ: 'ja',
  ユ: 'jɯ',
  ヨ: 'jo',
  ワ: 'βa',
  ヲ: 'o',
  ヴ: 'v',
  ー: 'ː',
  ッ: 'ʔ',
}))
  sounds.set(kana, sound);

/** A small vowel replaces the vowel of the letter before it: キャ is kʲa, and ファ is ɸa. */
const smallLetters: Readonly<Record<string, string>> = {
  ャ: 'a',
  ュ: 'ɯ',
  ョ: 'o',
  ァ: 'a',
  ィ: 'i',
  ゥ: 'ɯ',
  ェ: 'e',
  ォ: 'o',
};

/** Converts katakana to the notation that Kokoro was trained on. */
export function kanaToPhonemes(kana: string): string {
  let phonemes = '';
  for (const letter of kana) {
    const small = smallLetters[letter];
    if (small !== undefined) phonemes = phonemes.replace(/[aiɯɨeo]$/u, '') + small;
    else phonemes += letter === 'ン' ? 'ɴ' : (sounds.get(letter) ?? marks[letter] ?? '');
  }
  return phonemes
    .replaceAll(/ɴ(?=[pbm])/gu, 'm')
    .replaceAll(/ɴ(?=[kɡ])/gu, 'ŋ')
    .replaceAll(/ɴ(?=[ɲʨʥ])/gu, 'ɲ')
    .replaceAll(/ɴ(?=[ntdɾzʣʦ])/gu, 'n');
}
