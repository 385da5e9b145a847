import type { InviteBenefits } from './limits.ts';

/** The bonus per invited person, and how many of them count. */
export const inviteBonus = { slots: 5, characters: 500, maxInvitees: 3 } as const;

/** Only accounts younger than this can still be invited. */
export const inviteeMaxAgeMs = 24 * 60 * 60 * 1_000;

/** The bonus for a number of counted invitees. */
export function inviteBenefits(count: number): InviteBenefits {
  const rewarded = Math.min(Math.max(count, 0), inviteBonus.maxInvitees);
  return { extraChars: rewarded * inviteBonus.characters, extraSlots: rewarded * inviteBonus.slots };
}
