import type { LanguageCode } from '../../../shared/languages.ts';
import { formatList } from '../../interface/format-list.ts';
import { languageName } from '../../interface/language-names.ts';
import { saveResultStrings } from './strings.ts';

/** Nobody should find out later that a translation is gone. */
export const lostNoteMs = 10_000;

/** Says that translations of the earlier text are no longer saved; undefined if all of them still are. */
export const lostNote = (languages: readonly LanguageCode[]): string | undefined =>
  languages.length === 0
    ? undefined
    : saveResultStrings.lostTranslations(formatList(languages.map(languageName)));
