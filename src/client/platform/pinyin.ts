import type { OnPinyin } from '../../shared/pinyin.ts';

/** A phrase alone doesn't show whether it starts a sentence, so its pinyin gets no capital. */
export const withoutCapital = (pinyin: string): string =>
  pinyin.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());

/**
 * Loads a function that writes Mandarin in pinyin with tone marks. Its dictionary is large, so it is loaded on first
 * use.
 */
export async function loadRomaniser(): Promise<(characters: string, onPinyin?: OnPinyin) => string> {
  const [{ pinyin }, { pinyinOptions, romanise }] = await Promise.all([
    import('pinyin-pro'),
    import('../../shared/pinyin.ts'),
  ]);
  return (characters, onPinyin) => romanise(characters, (run) => pinyin(run, pinyinOptions), onPinyin);
}
