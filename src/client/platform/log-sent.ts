import type { SentAction } from './sent-log.ts';

/** Loaded with the first call. */
export const loadOutgoing = () => import('./outgoing.ts');

/** For engines of the browser, which send what they get to a service of their own. */
export function logSent(action: SentAction, amount: number): void {
  loadOutgoing().then(
    ({ noteSent }) => noteSent(action, amount),
    () => {},
  );
}
