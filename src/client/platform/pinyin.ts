/** Mandarin in pinyin with tone marks. The dictionary is large, so it is loaded with the first text that needs it. */
export async function loadRomaniser(): Promise<(characters: string) => string> {
  const [{ pinyin }, { pinyinOptions, romanise }] = await Promise.all([
    import('pinyin-pro'),
    import('../../shared/pinyin.ts'),
  ]);
  return (characters) => romanise(characters, (run) => pinyin(run, pinyinOptions));
}
