import type { SentAction } from './sent-log.ts';

/** Not part of the first load: it is loaded with the first call. */
export const loadRequestGuard = () => import('./request-guard.ts');

/** Logs text or speech that a browser's own engine sends to a service. */
export function logSent(action: SentAction, amount: number): void {
  loadRequestGuard().then(
    ({ noteSent }) => noteSent(action, amount),
    () => {},
  );
}
