import { type DictionaryEntry, everyLanguage } from '../../../shared/dictionary/entry.ts';
import { isLanguageCode } from '../../../shared/languages.ts';
import { formatList } from '../../interface/format-list.ts';
import { languageName } from '../../interface/language-names.ts';
import { dictionaryStrings as strings } from './strings.ts';

/** A short description of how a word is translated; undefined if nothing is set. */
export function describeTranslations({ written, translations }: DictionaryEntry): string | undefined {
  const fixed = Object.entries(translations);
  if (fixed.length === 0) return undefined;
  const parts = fixed.map(([code, text]) => {
    if (code === everyLanguage) return text === written ? strings.neverTranslated : text;
    return `${isLanguageCode(code) ? languageName(code) : code}: ${text}`;
  });
  return formatList(parts);
}

export function matchesSearch({ written, heard }: DictionaryEntry, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return [written, ...heard].some((word) => word.toLowerCase().includes(wanted));
}
