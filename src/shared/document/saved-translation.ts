import type { LanguageCode } from '../languages.ts';
import type { SavedAs } from './document.ts';
import type { DocumentContent, SavedTranslation } from './document-schema.ts';
import type { TranslationResult } from './stored-translation.ts';

/** A translation as it is saved. */
export const savedTranslation = ({ request, text, speakableText }: TranslationResult): SavedTranslation => ({
  language: request.target,
  text,
  ...(speakableText !== undefined && { speakableText }),
});

/** The languages whose translations were saved before, but not with the changed text. */
export function lostTranslations(
  before: SavedAs | null | undefined,
  { translations = [] }: Pick<DocumentContent, 'translations'>,
): LanguageCode[] {
  const languages = Object.keys(before?.base?.translations ?? {}) as LanguageCode[];
  return languages.filter((each) => !translations.some(({ language }) => language === each));
}
