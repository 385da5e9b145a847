import { type LanguageCode, languageOf } from '../../shared/languages.ts';
import { translated } from './translated.ts';

/** The English names come from the specification and are defined with the languages. */
export const languageNames = translated<Record<LanguageCode, string> | undefined>('languageNames', undefined);

export const languageName = (code: LanguageCode): string => languageNames?.[code] ?? languageOf(code).name;
