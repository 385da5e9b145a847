import type { InviteBenefits } from './limits.ts';

/** The bonus per invitee, and how many invitees count. */
export const inviteBonus = { slots: 5, characters: 500, maxInvitees: 3 } as const;

/** An invite counts only for accounts younger than this. */
export const inviteeMaxAgeMs = 24 * 60 * 60 * 1_000;

export function inviteBenefits(count: number): InviteBenefits {
  const rewarded = Math.min(Math.max(count, 0), inviteBonus.maxInvitees);
  return { extraChars: rewarded * inviteBonus.characters, extraSlots: rewarded * inviteBonus.slots };
}
