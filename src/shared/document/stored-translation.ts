import { isLanguageCode, type LanguageCode } from '../languages.ts';

/** A text and the languages between which it is translated. */
export interface TranslationRequest {
  text: string;
  source: LanguageCode;
  target: LanguageCode;
}

/** A sentence and its translation. */
export interface StoredPair {
  source: string;
  target: string;
  speakable?: string | undefined;
}

/** A translation with the text it belongs to, as it is stored with a document. */
export interface TranslationResult {
  request: TranslationRequest;
  text: string;
  /** The characters behind a romanisation, for voices to read. */
  speakableText?: string;
  onDevice: boolean;
  /** Its sentences, if they were translated one by one. */
  pairs?: readonly StoredPair[];
}

/** Keeps only the valid parts of a stored translation, because an older version may have written it. */
export function parseTranslation(value: unknown): TranslationResult | null {
  if (typeof value !== 'object' || value === null) return null;
  const { request, text, speakableText, onDevice, pairs } = value as Partial<
    Record<keyof TranslationResult, unknown>
  >;
  if (typeof request !== 'object' || request === null || typeof text !== 'string') return null;
  const { text: original, source, target } = request as Record<string, unknown>;
  if (typeof original !== 'string' || !isLanguageCode(source) || !isLanguageCode(target)) return null;
  return {
    request: { text: original, source, target },
    text,
    onDevice: onDevice === true,
    ...(typeof speakableText === 'string' ? { speakableText } : {}),
    ...(Array.isArray(pairs) ? { pairs: pairs.filter(isStoredPair) } : {}),
  };
}

function isStoredPair(value: unknown): value is StoredPair {
  if (typeof value !== 'object' || value === null) return false;
  const { source, target, speakable } = value as Partial<Record<keyof StoredPair, unknown>>;
  const readable = speakable === undefined || typeof speakable === 'string';
  return typeof source === 'string' && typeof target === 'string' && readable;
}
