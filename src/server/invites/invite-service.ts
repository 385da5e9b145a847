import { inviteeMaxAgeMs } from '../../shared/invites.ts';
import type { InviteStore } from './invite-queries.ts';

export type InviteService = ReturnType<typeof createInviteService>;

export function createInviteService(deps: { store: InviteStore; now: () => number }) {
  const { store, now } = deps;
  return {
    /** Returns whether the invitee counts for the inviter. */
    record: (inviterId: string, inviteeId: string): Promise<boolean> =>
      store.record({ inviterId, inviteeId, now: now(), accountsSince: now() - inviteeMaxAgeMs }),
  };
}
