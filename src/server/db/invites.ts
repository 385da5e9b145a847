import type { Queryable } from './schema.ts';

/** How many people somebody has invited. */
export async function inviteCount(db: Queryable, userId: string): Promise<number> {
  const row = await db
    .selectFrom('invites')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('inviter_id', '=', userId)
    .executeTakeFirst();
  return row?.count ?? 0;
}
