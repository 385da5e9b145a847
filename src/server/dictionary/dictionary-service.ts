import type { api } from '../../shared/api.ts';
import type { Answer } from '../../shared/call.ts';
import { type DictionaryEntry, entryKey, mostEntries } from '../../shared/dictionary/entry.ts';
import { type GlossaryTerm, glossaryFor } from '../../shared/dictionary/glossary.ts';
import { AppError } from '../../shared/errors.ts';
import type { LanguageCode } from '../../shared/languages.ts';
import { invalidField } from '../check-text.ts';
import type { SessionUser } from '../session-user.ts';
import type { DictionaryStore } from './dictionary-queries.ts';

type DictionaryAnswer = Answer<typeof api.dictionary>;

export type DictionaryService = ReturnType<typeof createDictionaryService>;

export function createDictionaryService(deps: { store: DictionaryStore; now: () => number }) {
  const { store, now } = deps;
  const limitOf = (user: SessionUser): number => mostEntries[user.tier];

  return {
    read: async (user: SessionUser): Promise<DictionaryAnswer> => ({
      entries: await store.find(user.id),
      limit: limitOf(user),
    }),

    async replace(user: SessionUser, given: readonly DictionaryEntry[]): Promise<DictionaryAnswer> {
      const entries = given.map(clean);
      refuseRepeated(entries);
      const limit = limitOf(user);
      // Words from before Premium ended may stay, but no more can be added.
      if (entries.length > limit && entries.length > (await store.find(user.id)).length) {
        throw new AppError('dictionary-full', { data: { limit } });
      }
      await store.replace(user.id, entries, now());
      return { entries, limit };
    },

    /** The terms of a text whose translation the person has fixed. */
    async glossary(
      user: SessionUser,
      text: string,
      languages: { source: LanguageCode; target: LanguageCode },
    ): Promise<GlossaryTerm[]> {
      return glossaryFor(text, await store.find(user.id), languages);
    },
  };
}

const tidy = (text: string): string => text.normalize('NFC').trim();

function clean({ written, heard, translations, spoken }: DictionaryEntry): DictionaryEntry {
  return {
    written: tidy(written),
    heard: [...new Set(heard.map(tidy))],
    translations: Object.fromEntries(
      Object.entries(translations).map(([language, translation]) => [language, tidy(translation)]),
    ),
    ...(spoken === undefined ? {} : { spoken: tidy(spoken) }),
  };
}

function refuseRepeated(entries: readonly DictionaryEntry[]): void {
  const seen = new Set<string>();
  for (const [index, { written }] of entries.entries()) {
    const key = entryKey(written);
    if (seen.has(key)) throw invalidField(`entries.${index}.written`, 'is in the list twice');
    seen.add(key);
  }
}
