/** Opening the link stores this user as the referrer. */
export const inviteLink = (origin: string, userId: string): string =>
  `${origin}/${encodeURIComponent(userId)}`;
