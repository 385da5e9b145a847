import type { SentAction } from './sent-log.ts';

/** Loaded when something is sent. */
export const loadSentLog = async () => (await import('./sent-log.ts')).sentLog;

/** For engines of the browser, which send what they get to a service of their own. */
export function logSent(action: SentAction, amount: number): void {
  loadSentLog().then(
    (log) => log.add(action, amount),
    () => {},
  );
}
