const minute = 60_000;
const hour = 60 * minute;

/** A deleted account can be restored for this long by signing in. */
export const accountGraceMs = 7 * 24 * hour;

/** Deleting an account requires a sign-in that is at most this old. */
export const recentSignInMs = 15 * minute;

/** The account's data can be exported once per interval. */
export const exportIntervalMs = hour;

/** Whether the typed address matches the account's, ignoring case and surrounding spaces. */
export function isSameEmail(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.trim().toLowerCase();
}
