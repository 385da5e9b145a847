import type { SentAction } from './sent-log.ts';

/** Logs text or speech that a browser's own engine sends to a service. */
export function logSent(action: SentAction, amount: number): void {
  import('./sent-log.ts').then(
    ({ sentLog }) => sentLog.add(action, amount),
    () => {},
  );
}
