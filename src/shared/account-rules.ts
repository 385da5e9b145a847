const minute = 60_000;
const hour = 60 * minute;

/** How long a deleted account can be brought back by signing in. */
export const accountGraceMs = 7 * 24 * hour;

/** Deleting an account needs a sign-in that is at most this old. */
export const recentSignInMs = 15 * minute;

/** A copy of the account's data can be downloaded this often. */
export const exportIntervalMs = hour;

/** Whether somebody typed the address of their own account; letter case and spaces around it don't matter. */
export function isSameEmail(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.trim().toLowerCase();
}
