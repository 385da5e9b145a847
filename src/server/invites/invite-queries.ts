import type { Database } from '../db/schema.ts';

export interface NewInvite {
  inviterId: string;
  inviteeId: string;
  now: number;
  /** Only accounts created after this can still be invited. */
  accountsSince: number;
}

export type InviteStore = ReturnType<typeof createInviteStore>;

export function createInviteStore(db: Database) {
  return {
    /**
     * Records an invite in one statement. An invitee counts once (the key), never for themselves, only for an
     * inviter who exists, and only while their account is new. Returns whether the invite counts.
     */
    async record(invite: NewInvite): Promise<boolean> {
      const row = await db
        .insertInto('invites')
        .columns(['invitee_id', 'inviter_id', 'created_at'])
        .expression((expression) =>
          expression
            .selectFrom(['users as invitee', 'users as inviter'])
            .select(['invitee.id', 'inviter.id as inviter_id'])
            .select((inner) => inner.val(invite.now).as('created_at'))
            .where('invitee.id', '=', invite.inviteeId)
            .where('inviter.id', '=', invite.inviterId)
            .whereRef('invitee.id', '!=', 'inviter.id')
            .where('invitee.created_at', '>', invite.accountsSince),
        )
        .onConflict((conflict) => conflict.column('invitee_id').doNothing())
        .returning('invitee_id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
