import type { SavedTranslation } from './document-schema.ts';
import type { TranslationResult } from './stored-translation.ts';

/** A translation as it is saved. */
export const savedTranslation = ({ request, text, speakableText }: TranslationResult): SavedTranslation => ({
  language: request.target,
  text,
  ...(speakableText !== undefined && { speakableText }),
});
