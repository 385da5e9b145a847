import type { LanguageCode } from '../../../shared/languages.ts';

/** A text and the languages between which it is translated. */
export interface TranslationRequest {
  text: string;
  source: LanguageCode;
  target: LanguageCode;
}

/** A sentence and its translation, as they are kept with the draft. */
export interface StoredPair {
  source: string;
  target: string;
  speakable?: string | undefined;
}

export interface TranslationResult {
  request: TranslationRequest;
  text: string;
  /** The characters behind a romanisation, for voices to read. */
  speakableText?: string;
  onDevice: boolean;
  /** Its sentences, if they were translated one by one. */
  pairs?: readonly StoredPair[];
}

export function isSameRequest(one: TranslationRequest | null, other: TranslationRequest | null): boolean {
  return (
    one !== null &&
    other !== null &&
    one.text === other.text &&
    one.source === other.source &&
    one.target === other.target
  );
}

/** Converting between the ways of writing Mandarin is exact, with or without a provider. */
export function isExact({ source, target }: Pick<TranslationRequest, 'source' | 'target'>): boolean {
  return source.startsWith('zh-') && target.startsWith('zh-') && source !== 'zh-CN-pinyin';
}
