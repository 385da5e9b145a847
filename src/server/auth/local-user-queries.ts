import { localUser } from '../../shared/local-user.ts';
import type { Database } from '../db/schema.ts';

const { googleSub: id, username, email } = localUser;
const accessKey = 'personal-access';

/** The only user of the personal edition. */
export function createLocalUserStore(db: Database) {
  return {
    async create(now: number): Promise<void> {
      await db
        .insertInto('users')
        .values({ id, username, email, photo_url: null, created_at: now })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },

    /** Ends all sessions if the password or the allowed addresses have changed since the last start. */
    async rememberAccess(fingerprint: string): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const known = await tx
          .selectFrom('secrets')
          .select('value')
          .where('name', '=', accessKey)
          .executeTakeFirst();
        if (known?.value === fingerprint) return;
        await tx.deleteFrom('sessions').where('user_id', '=', id).execute();
        await tx
          .insertInto('secrets')
          .values({ name: accessKey, value: fingerprint })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: fingerprint }))
          .execute();
      });
    },
  };
}
