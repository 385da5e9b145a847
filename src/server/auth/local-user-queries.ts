import { localUser } from '../../shared/local-user.ts';
import type { PersonColor } from '../../shared/people.ts';
import type { Database } from '../db/schema.ts';

const { googleSub: id, username, email } = localUser;
const accessKey = 'personal-access';
const firstColor: PersonColor = 'violet';

/** The first person of the personal edition, and the user that owns the sessions of nobody in particular. */
export function createLocalUserStore(db: Database, householdId: string) {
  return {
    async create(now: number): Promise<void> {
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('users')
          .values([
            { id, username, email, photo_url: null, created_at: now },
            { id: householdId, username: '', email, photo_url: null, created_at: now },
          ])
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
        await tx
          .insertInto('people')
          .values({ user_id: id, color: firstColor, pin_hash: null })
          .onConflict((conflict) => conflict.column('user_id').doNothing())
          .execute();
      });
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
        const everyone = tx.selectFrom('people').select('people.user_id');
        await tx
          .deleteFrom('sessions')
          .where((where) => where.or([where('user_id', '=', householdId), where('user_id', 'in', everyone)]))
          .execute();
        await tx.deleteFrom('api_keys').where('user_id', 'in', everyone).execute();
        await tx
          .insertInto('secrets')
          .values({ name: accessKey, value: fingerprint })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: fingerprint }))
          .execute();
      });
    },
  };
}
