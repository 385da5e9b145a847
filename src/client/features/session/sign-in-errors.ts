import { sessionStrings as strings } from './strings.ts';

/** What providers and libraries call it when somebody changes their mind; it is no failure. */
const cancelledCodes = new Set([
  'cancelled',
  'user-cancelled',
  'popup-closed',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'access_denied',
]);

/** The message for a sign-in that ended with this code, or null when there is nothing to say. */
export function signInMessage(code: string): string | null {
  return cancelledCodes.has(code.replace(/^auth\//, '')) ? null : strings.signInFailed;
}
