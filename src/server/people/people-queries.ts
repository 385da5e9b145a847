import { localUser } from '../../shared/local-user.ts';
import type { PersonColor } from '../../shared/people.ts';
import { prepare } from '../db/prepare.ts';
import type { Database, Queryable } from '../db/schema.ts';

/** Owns the sessions of people who know the password but have not said who they are. */
export const householdId = 'household';
const managerId = localUser.googleSub;

interface PersonRow {
  id: string;
  name: string;
  color: PersonColor;
  pinHash: string | null;
}

export type PeopleStore = ReturnType<typeof createPeopleStore>;

/** The people of a personal server. The first one always exists and manages the others. */
export function createPeopleStore(db: Database) {
  const ids = prepare<object, { user_id: string }>(db, () => db.selectFrom('people').select('user_id'));

  const people = (from: Queryable) =>
    from
      .selectFrom('people')
      .innerJoin('users', 'users.id', 'people.user_id')
      .select(['users.id', 'users.username as name', 'people.color', 'people.pin_hash as pinHash'])
      .$narrowType<{ color: PersonColor }>();

  const moveSessions = (tx: Queryable, from: string, to: string, except?: string) =>
    tx
      .updateTable('sessions')
      .set({ user_id: to })
      .where('user_id', '=', from)
      .$if(except !== undefined, (query) => query.where('id_hash', '<>', except ?? ''))
      .execute();

  return {
    /** Every request asks for them. */
    ids: async (): Promise<string[]> => (await ids({})).map((row) => row.user_id),

    list: (): Promise<PersonRow[]> => people(db).orderBy('users.created_at').orderBy('users.id').execute(),

    find: (id: string): Promise<PersonRow | undefined> =>
      people(db).where('users.id', '=', id).executeTakeFirst(),

    /** The browsers of the others are asked who uses them, because until now all of them were the first person. */
    add: (
      person: PersonRow & { now: number },
      manager: { name: string | undefined; sessionHash: string | undefined },
    ): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const others = await tx
          .selectFrom('people')
          .select('user_id')
          .where('user_id', '<>', managerId)
          .limit(1)
          .execute();
        const { id, name, color, pinHash, now } = person;
        await tx
          .insertInto('users')
          .values({ id, username: name, email: '', photo_url: null, created_at: now })
          .execute();
        await tx.insertInto('people').values({ user_id: id, color, pin_hash: pinHash }).execute();
        if (manager.name !== undefined) {
          await tx.updateTable('users').set({ username: manager.name }).where('id', '=', managerId).execute();
        }
        if (others.length === 0) await moveSessions(tx, managerId, householdId, manager.sessionHash ?? '');
      }),

    /** A new PIN also ends the person's visits in other browsers. */
    change: (
      id: string,
      { name, color, pinHash }: { name?: string; color?: PersonColor; pinHash?: string | null },
      sessionHash: string | undefined,
    ): Promise<void> =>
      db.transaction().execute(async (tx) => {
        if (name !== undefined)
          await tx.updateTable('users').set({ username: name }).where('id', '=', id).execute();
        if (color !== undefined)
          await tx.updateTable('people').set({ color }).where('user_id', '=', id).execute();
        if (pinHash === undefined) return;
        await tx.updateTable('people').set({ pin_hash: pinHash }).where('user_id', '=', id).execute();
        if (pinHash !== null) await moveSessions(tx, id, householdId, sessionHash ?? '');
      }),

    /** Deletes, through the foreign keys, everything of theirs. Their browsers ask who uses them, if several are left. */
    remove: (id: string): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await moveSessions(tx, id, householdId);
        await tx.deleteFrom('users').where('id', '=', id).execute();
        const left = await tx.selectFrom('people').select('user_id').limit(2).execute();
        if (left.length === 1) await moveSessions(tx, householdId, managerId);
      }),
  };
}
