import type { KeyScope } from '../../shared/key-scopes.ts';
import { prepare } from '../db/prepare.ts';
import type { Database, Tables } from '../db/schema.ts';

export type KeyRow = Omit<Tables['api_keys'], 'user_id' | 'key_hash'>;

interface UsedKeyRow {
  id: string;
  user_id: string;
  scopes: string;
  last_used_at: number | null;
}

const columns = ['id', 'start', 'name', 'scopes', 'created_at', 'last_used_at', 'expires_at'] as const;

export type KeyStore = ReturnType<typeof createKeyStore>;

/** Keys are stored under their hash, so nobody who reads the database can use one. */
export function createKeyStore(db: Database) {
  const { relaxed = db } = db;
  // Read for every request, so that a revoked key stops working at once on all instances.
  const byHash = prepare<{ hash: string; now: number }, UsedKeyRow>(db, (param) =>
    db
      .selectFrom('api_keys')
      .select(['id', 'user_id', 'scopes', 'last_used_at'])
      .where('key_hash', '=', param('hash'))
      .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', param('now'))])),
  );

  return {
    findByHash: async (hash: string, now: number) => (await byHash({ hash, now }))[0],

    list: (userId: string): Promise<KeyRow[]> =>
      db
        .selectFrom('api_keys')
        .select(columns)
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute(),

    /** Returns false if the person already has `limit` keys. Expired ones make room. */
    create: (row: Tables['api_keys'], limit: number): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        // Locks the person's row, so that two requests can't both take the last place.
        await tx.updateTable('users').set({ id: row.user_id }).where('id', '=', row.user_id).execute();
        const existing = await tx
          .selectFrom('api_keys')
          .select(['id', 'expires_at'])
          .where('user_id', '=', row.user_id)
          .orderBy('expires_at')
          .execute();
        if (existing.length >= limit) {
          const expired = existing.find(({ expires_at: end }) => end !== null && end <= row.created_at);
          if (!expired) return false;
          await tx.deleteFrom('api_keys').where('id', '=', expired.id).execute();
        }
        await tx.insertInto('api_keys').values(row).execute();
        return true;
      }),

    /** Returns false if the person has no such key. */
    async remove(userId: string, id: string): Promise<boolean> {
      const row = await db
        .deleteFrom('api_keys')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async touch(id: string, now: number): Promise<void> {
      await relaxed.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', id).execute();
    },

    async removeExpired(before: number): Promise<void> {
      await db.deleteFrom('api_keys').where('expires_at', '<', before).execute();
    },
  };
}

/** Scopes are stored as words with spaces between them. */
export const storeScopes = (scopes: readonly KeyScope[]): string => [...new Set(scopes)].join(' ');
export const readScopes = (stored: string): KeyScope[] => stored.split(' ') as KeyScope[];
