import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

export type AccountStore = ReturnType<typeof createAccountStore>;

/** Deletion requests, and the time of each account's last export. */
export function createAccountStore(db: Database) {
  return {
    /** Returns several ids if somebody has several identities with the same address. */
    async findByEmail(email: string): Promise<string[]> {
      const rows = await db
        .selectFrom('users')
        .select('id')
        .where(sql<string>`lower(email)`, '=', email.trim().toLowerCase())
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Removes the PIN of the person with this name on a personal server. Returns whether there is one. */
    async removePin(name: string): Promise<boolean> {
      const people = await db
        .selectFrom('people')
        .innerJoin('users', 'users.id', 'people.user_id')
        .select(['users.id', 'users.username'])
        .execute();
      // SQLite's own lower() knows only ASCII.
      const wanted = name.trim().toLowerCase();
      const person = people.find(({ username }) => username.toLowerCase() === wanted);
      if (!person) return false;
      await db.updateTable('people').set({ pin_hash: null }).where('user_id', '=', person.id).execute();
      return true;
    },

    /** Seconds of recognition by day, oldest first. */
    recognitionDays: (userId: string, since: string) =>
      db
        .selectFrom('usage_counters')
        .select(['period', 'used'])
        .where('user_id', '=', userId)
        .where('kind', '=', 'recognition')
        .where('period', '>=', since)
        // The keys of days begin with "day:", and ";" is the next character after ":".
        .where('period', '<', 'day;')
        .where('used', '>', 0)
        .orderBy('period')
        .execute(),

    /**
     * Records an export at `claimedAt`. Returns false if there was one after `since`. One statement, so that two requests
     * can't both succeed.
     */
    async claimExport(
      userId: string,
      { claimedAt, since, now }: { claimedAt: number; since: number; now: number },
    ): Promise<boolean> {
      const row = await db
        .insertInto('account_exports')
        .values({ user_id: userId, exported_at: claimedAt })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet({ exported_at: claimedAt })
            // An export in the future was recorded before the clock was set back.
            .where(
              sql<boolean>`(account_exports.exported_at <= ${since} OR account_exports.exported_at > ${now})`,
            ),
        )
        .returning('user_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async lastExport(userId: string): Promise<number | undefined> {
      const row = await db
        .selectFrom('account_exports')
        .select('exported_at')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row?.exported_at;
    },

    async finishExport(userId: string, now: number): Promise<void> {
      await db
        .updateTable('account_exports')
        .set({ exported_at: now })
        .where('user_id', '=', userId)
        .execute();
    },

    /** Leaves the claim of a later request alone. */
    async releaseExportClaim(userId: string, claimedAt: number): Promise<void> {
      await db
        .deleteFrom('account_exports')
        .where('user_id', '=', userId)
        .where('exported_at', '=', claimedAt)
        .execute();
    },

    /** Also signs out everywhere and revokes the API keys. Returns the due date, which a second request doesn't change. */
    requestDeletion: (userId: string, now: number, dueAt: number): Promise<number> =>
      db.transaction().execute(async (tx) => {
        await tx
          .insertInto('account_deletions')
          .values({ user_id: userId, requested_at: now, due_at: dueAt, renewal_stopped_at: null })
          .onConflict((conflict) => conflict.column('user_id').doNothing())
          .execute();
        await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
        await tx.deleteFrom('api_keys').where('user_id', '=', userId).execute();
        const row = await tx
          .selectFrom('account_deletions')
          .select('due_at')
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow();
        return row.due_at;
      }),

    /** Returns whether there was a request. */
    async cancelDeletion(userId: string): Promise<boolean> {
      const row = await db
        .deleteFrom('account_deletions')
        .where('user_id', '=', userId)
        .returning('user_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async listPendingRenewalStops(now: number): Promise<string[]> {
      const rows = await db
        .selectFrom('account_deletions')
        .select('user_id')
        .where('renewal_stopped_at', 'is', null)
        .where('requested_at', '<=', now)
        .execute();
      return rows.map(({ user_id }) => user_id);
    },

    async markRenewalStopped(userId: string, now: number): Promise<void> {
      await db
        .updateTable('account_deletions')
        .set({ renewal_stopped_at: now })
        .where('user_id', '=', userId)
        .execute();
    },

    async listDue(now: number): Promise<string[]> {
      const rows = await db
        .selectFrom('account_deletions')
        .select('user_id')
        .where('due_at', '<=', now)
        .execute();
      return rows.map(({ user_id }) => user_id);
    },

    /**
     * Deletes the account and, through the foreign keys, everything that belongs to it. The inviter keeps the bonus.
     * Returns false if the owner has signed in again since.
     */
    erase: (userId: string, now: number): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        const request = await tx
          .deleteFrom('account_deletions')
          .where('user_id', '=', userId)
          .where('due_at', '<=', now)
          .returning('user_id')
          .executeTakeFirst();
        if (!request) return false;
        await tx
          .updateTable('users')
          .set({ departed_invitees: sql<number>`departed_invitees + 1` })
          .where('id', 'in', (query) =>
            query.selectFrom('invites').select('inviter_id').where('invitee_id', '=', userId),
          )
          .execute();
        await tx.deleteFrom('users').where('id', '=', userId).execute();
        return true;
      }),
  };
}
