import type { SentAction } from './sent-log.ts';

/** Loaded with the first call. */
export const loadOutgoing = () => import('./outgoing.ts');

/** Logs data for the browser's own engines, which send their input to a service. */
export function logSent(action: SentAction, amount: number): void {
  loadOutgoing().then(
    ({ noteSent }) => noteSent(action, amount),
    () => {},
  );
}
