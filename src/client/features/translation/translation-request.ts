import type { LanguageCode } from '../../../shared/languages.ts';

export interface TranslationRequest {
  text: string;
  source: LanguageCode;
  target: LanguageCode;
}

/** A sentence and its translation, as stored with the draft. */
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

/** Converting between the scripts of Mandarin is exact and needs no provider. */
export function isExact({ source, target }: Pick<TranslationRequest, 'source' | 'target'>): boolean {
  return source.startsWith('zh-') && target.startsWith('zh-') && source !== 'zh-CN-pinyin';
}
