import type { OnPinyin } from '../../shared/pinyin.ts';

/** Mandarin in pinyin with tone marks. The dictionary is large, so it is loaded with the first text that needs it. */
export async function loadRomaniser(): Promise<(characters: string, onPinyin?: OnPinyin) => string> {
  const [{ pinyin }, { pinyinOptions, romanise }] = await Promise.all([
    import('pinyin-pro'),
    import('../../shared/pinyin.ts'),
  ]);
  return (characters, onPinyin) => romanise(characters, (run) => pinyin(run, pinyinOptions), onPinyin);
}
