import type { ToastMessage } from '../../ui/toast-message.ts';
import { sessionStrings as strings } from './strings.ts';

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
export function signInMessage(code: string): ToastMessage | null {
  if (cancelledCodes.has(code.replace(/^auth\//, ''))) return null;
  return { title: strings.signInFailedTitle, description: strings.signInFailed, tone: 'bad' };
}
