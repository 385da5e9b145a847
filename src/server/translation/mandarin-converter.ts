import type { LanguageCode } from '../../shared/languages.ts';
import { pinyinOptions, romanise } from '../../shared/pinyin.ts';
import type { Translation } from './translation.ts';

/** Converts Mandarin between simplified characters, traditional characters and pinyin, without a provider. */
export interface MandarinConverter {
  /** Undefined when the pair of languages needs a real translation. */
  convert(text: string, source: LanguageCode, target: LanguageCode): Promise<Translation | undefined>;
  /** Takes simplified characters. */
  toPinyin(characters: string): Promise<Translation>;
}

/** The pairs that need no provider. */
export const conversions: readonly (readonly [LanguageCode, LanguageCode])[] = [
  ['zh-CN', 'zh-TW'],
  ['zh-TW', 'zh-CN'],
  ['zh-CN', 'zh-CN-pinyin'],
  ['zh-TW', 'zh-CN-pinyin'],
];

type Convert = (text: string) => string;

/** The dictionaries are large and slow to load, so each is loaded on first use and not at start-up. */
export function createMandarinConverter(): MandarinConverter {
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
