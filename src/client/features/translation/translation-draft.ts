import { isLanguageCode } from '../../../shared/languages.ts';
import type { View } from './translation-output.ts';
import type { StoredPair, TranslationResult } from './translation-request.ts';

/** Stores the translation with the text it belongs to, so that it survives reloads and redirects. */
export interface TranslationDraft {
  read(): { translation: unknown; view: View };
  write(part: { translation?: TranslationResult | null; view?: View }): void;
}

/** Keeps only the valid parts of a stored translation, because an older version may have written it. */
export function parseDraft(value: unknown): TranslationResult | null {
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
