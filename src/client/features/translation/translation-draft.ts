import type { TranslationResult } from '../../../shared/document/stored-translation.ts';
import type { View } from './translation-output.ts';

/** Stores the translation with the text it belongs to, so that it survives reloads and redirects. */
export interface TranslationDraft {
  read(): { translation: TranslationResult | null; view: View };
  /** A translation that is switched off stays stored, so that it isn't requested again. */
  write(part: { translation?: TranslationResult; view?: View }): void;
}
