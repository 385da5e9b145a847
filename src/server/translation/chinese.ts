import type { LanguageCode } from '../../shared/languages.ts';
import { pinyinOptions, romanise } from '../../shared/pinyin.ts';

/** What a translation is: `speakableText` is what voices read when the text itself is a romanisation. */
export interface Translation {
  text: string;
  speakableText?: string;
}

/** The ways of writing Mandarin, converted into each other without a provider. */
export interface Chinese {
  /** Undefined for every pair that has to be translated. */
  convert(text: string, source: LanguageCode, target: LanguageCode): Promise<Translation | undefined>;
  /** Simplified characters in pinyin with tone marks, the characters kept for the voices. */
  toPinyin(characters: string): Promise<Translation>;
}

type Convert = (text: string) => string;

/** The dictionaries are megabytes and slow to open: the first person who needs one loads it, not the start. */
export function createChinese(): Chinese {
  let traditional: Promise<Convert> | undefined;
  let simplified: Promise<Convert> | undefined;

  async function load(from: string, to: string): Promise<Convert> {
    const { Converter } = await import('opencc-js');
    return Converter({ from, to });
  }

  async function toTraditional(text: string): Promise<string> {
    traditional ??= load('cn', 'twp');
    return (await traditional)(text);
  }

  async function toSimplified(text: string): Promise<string> {
    simplified ??= load('twp', 'cn');
    return (await simplified)(text);
  }

  async function toPinyin(characters: string): Promise<Translation> {
    const { pinyin } = await import('pinyin-pro');
    const text = romanise(characters, (run) => pinyin(run, pinyinOptions));
    return { text, speakableText: characters };
  }

  return {
    toPinyin,
    async convert(text, source, target) {
      if (source === 'zh-CN' && target === 'zh-TW') return { text: await toTraditional(text) };
      if (source === 'zh-TW' && target === 'zh-CN') return { text: await toSimplified(text) };
      if (source === 'zh-CN' && target === 'zh-CN-pinyin') return toPinyin(text);
      if (source === 'zh-TW' && target === 'zh-CN-pinyin') return toPinyin(await toSimplified(text));
      return undefined;
    },
  };
}
