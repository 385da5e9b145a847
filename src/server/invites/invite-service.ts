import { inviteBenefits, inviteeMaxAgeMs } from '../../shared/invites.ts';
import type { InviteBenefits } from '../../shared/limits.ts';
import type { InviteStore } from './invite-queries.ts';

export type InviteService = ReturnType<typeof createInviteService>;

export function createInviteService(deps: { store: InviteStore; now: () => number }) {
  const { store, now } = deps;
  return {
    count: (userId: string): Promise<number> => store.count(userId),

    benefits: async (userId: string): Promise<InviteBenefits> => inviteBenefits(await store.count(userId)),

    /** Returns whether the invitee counts for the inviter. */
    record: (inviterId: string, inviteeId: string): Promise<boolean> =>
      store.record({ inviterId, inviteeId, now: now(), accountsSince: now() - inviteeMaxAgeMs }),
  };
}
