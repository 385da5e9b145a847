/** The link that makes whoever opens it the guest of this person. */
export const inviteLink = (origin: string, userId: string): string =>
  `${origin}/${encodeURIComponent(userId)}`;
