import type { SentAction } from './sent-log.ts';

/** Loaded with the first call. */
export const loadRequestGuard = () => import('./request-guard.ts');

/** Logs data for the browser's own engines, which send their input to a service. */
export function logSent(action: SentAction, amount: number): void {
  loadRequestGuard().then(
    ({ noteSent }) => noteSent(action, amount),
    () => {},
  );
}
