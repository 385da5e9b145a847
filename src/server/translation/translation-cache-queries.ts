import type { GlossaryTerm } from '../../shared/dictionary/glossary.ts';
import type { Database, Queryable } from '../db/schema.ts';
import { cacheKey } from '../requests/caching.ts';
import type { Translation } from './translation.ts';

export interface TranslationKey {
  userId: string;
  source: string;
  target: string;
  text: string;
  /** The terms whose translation is fixed. */
  glossary: readonly GlossaryTerm[];
}

export type TranslationCache = ReturnType<typeof createTranslationCache>;

const dayMs = 24 * 60 * 60 * 1_000;

function hash({ userId, source, target, text, glossary }: TranslationKey): string {
  return cacheKey(userId, source, target, text, ...(glossary.length === 0 ? [] : [glossary]));
}

/** Translations of the last 24 hours, each only for the person who used their allowance for it. */
export function createTranslationCache(db: Database) {
  return {
    async find(key: TranslationKey, now: number): Promise<Translation | undefined> {
      const row = await db
        .selectFrom('translation_cache')
        .select(['translated_text', 'speakable_text'])
        .where('key', '=', hash(key))
        .where('created_at', '>', now - dayMs)
        .executeTakeFirst();
      if (!row) return undefined;
      const { translated_text: text, speakable_text: speakableText } = row;
      return speakableText === null ? { text } : { text, speakableText };
    },

    async keep(tx: Queryable, key: TranslationKey, translation: Translation, now: number): Promise<void> {
      const values = {
        translated_text: translation.text,
        speakable_text: translation.speakableText ?? null,
        created_at: now,
      };
      await tx
        .insertInto('translation_cache')
        .values({ key: hash(key), user_id: key.userId, ...values })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
        .execute();
    },

    async removeOld(now: number): Promise<void> {
      await db
        .deleteFrom('translation_cache')
        .where('created_at', '<=', now - dayMs)
        .execute();
    },
  };
}
