import { pageStrings as strings } from './page-strings.ts';

/** The user cancelled, which isn't a failure. */
const cancelledCodes = new Set([
  'cancelled',
  'user-cancelled',
  'popup-closed',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'access_denied',
]);

/** Null when the user cancelled. */
export function signInMessage(code: string): string | null {
  return cancelledCodes.has(code.replace(/^auth\//, '')) ? null : strings.signInFailed;
}
