import { createHash } from 'node:crypto';
import type { api } from '../../shared/api.ts';
import type { Body, ResponseBody } from '../../shared/call.ts';
import { type DictionaryEntry, entryKey, maxEntries } from '../../shared/dictionary/entry.ts';
import { type GlossaryTerm, glossaryFor } from '../../shared/dictionary/glossary.ts';
import { AppError } from '../../shared/errors.ts';
import type { LanguageCode } from '../../shared/languages.ts';
import { invalidField } from '../requests/request-checks.ts';
import type { SessionUser } from '../requests/session-user.ts';
import type { DictionaryStore } from './dictionary-queries.ts';

type DictionaryResponse = ResponseBody<typeof api.dictionary>;

export type DictionaryService = ReturnType<typeof createDictionaryService>;

export function createDictionaryService(deps: { store: DictionaryStore; now: () => number }) {
  const { store, now } = deps;
  const limitOf = (user: SessionUser): number => maxEntries[user.tier];

  return {
    async read(user: SessionUser): Promise<DictionaryResponse> {
      const stored = await store.find(user.id);
      return { entries: parse(stored), limit: limitOf(user), version: versionOf(stored) };
    },

    /** Optimistic locking: with a version, it fails if another device has changed the list since. */
    async replace(user: SessionUser, given: Body<typeof api.saveDictionary>): Promise<DictionaryResponse> {
      const entries = given.entries.map(clean);
      rejectDuplicates(entries);
      const limit = limitOf(user);
      const before = await store.find(user.id);
      const changed = new AppError('dictionary-changed');
      if (given.version !== undefined && given.version !== versionOf(before)) throw changed;
      // Words from before Premium ended may stay, but no more can be added.
      if (entries.length > limit && entries.length > parse(before).length) {
        throw new AppError('dictionary-full', { data: { limit } });
      }
      const stored = JSON.stringify(entries);
      const expected = given.version === undefined ? undefined : before;
      if (!(await store.replace(user.id, stored, now(), expected))) throw changed;
      return { entries, limit, version: versionOf(stored) };
    },

    /** The terms of the text for which the user has set a translation. */
    async glossary(
      user: SessionUser,
      text: string,
      languages: { source: LanguageCode; target: LanguageCode },
    ): Promise<GlossaryTerm[]> {
      return glossaryFor(text, parse(await store.find(user.id)), languages);
    },
  };
}

const parse = (stored: string): DictionaryEntry[] => JSON.parse(stored);
const versionOf = (stored: string): string => createHash('sha256').update(stored).digest('base64url');

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

function rejectDuplicates(entries: readonly DictionaryEntry[]): void {
  const seen = new Set<string>();
  for (const [index, { written }] of entries.entries()) {
    const key = entryKey(written);
    if (seen.has(key)) throw invalidField(`entries.${index}.written`, 'is in the list twice');
    seen.add(key);
  }
}
