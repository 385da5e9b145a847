import {
  type DictionaryEntry,
  entryKey,
  entryLimits,
  everyLanguage,
} from '../../../shared/dictionary/entry.ts';
import type { LanguageCode } from '../../../shared/languages.ts';

/** An entry that is being edited. */
export interface EntryDraft {
  written: string;
  heard: readonly string[];
  /** Typed, but not added to `heard` yet. */
  typed: string;
  mode: 'usual' | 'never' | 'fixed';
  fixed: readonly { language: LanguageCode; text: string }[];
  spoken: string;
}

export const emptyDraft: EntryDraft = {
  written: '',
  heard: [],
  typed: '',
  mode: 'usual',
  fixed: [],
  spoken: '',
};

export function draftOf(entry: DictionaryEntry): EntryDraft {
  const { [everyLanguage]: everywhere, ...others } = entry.translations;
  const fixed = Object.entries(others).map(([language, text]) => ({
    language: language as LanguageCode,
    text,
  }));
  return {
    written: entry.written,
    heard: entry.heard,
    typed: '',
    mode: fixed.length > 0 ? 'fixed' : everywhere === undefined ? 'usual' : 'never',
    fixed,
    spoken: entry.spoken ?? '',
  };
}

/** Undefined if there is no word yet. */
export function entryOf(draft: EntryDraft): DictionaryEntry | undefined {
  const written = draft.written.trim();
  if (written === '') return undefined;
  const spoken = draft.spoken.trim();
  const fixed = draft.fixed.filter(({ text }) => text.trim() !== '');
  const translations: DictionaryEntry['translations'] =
    draft.mode === 'never'
      ? { [everyLanguage]: written }
      : draft.mode === 'fixed'
        ? Object.fromEntries(fixed.map(({ language, text }) => [language, text.trim()]))
        : {};
  const heard = [...addHeard(draft.heard, draft.typed)];
  return { written, heard, translations, ...(spoken === '' ? {} : { spoken }) };
}

/** Adds heard forms of the word, skipping those already listed. */
export function addHeard(heard: readonly string[], given: string): readonly string[] {
  const forms = given
    .split(/[,;]/)
    .map((form) => form.trim())
    .filter((form) => form !== '');
  const known = new Set(heard.map(entryKey));
  const fresh = forms.filter((form) => !known.has(entryKey(form)) && known.add(entryKey(form)));
  return [...heard, ...fresh].slice(0, entryLimits.heardForms);
}
