import { pinyinOptions, romanise } from '../../shared/pinyin.ts';

/** Mandarin in pinyin with tone marks. The dictionary is large: it arrives with the first text that needs it. */
export async function loadRomaniser(): Promise<(characters: string) => string> {
  const { pinyin } = await import('pinyin-pro');
  return (characters) => romanise(characters, (run) => pinyin(run, pinyinOptions));
}
