import { AppError } from '../../shared/errors.ts';

/** A player sends a few requests for the clip that it plays. */
const maxWaits = 8;

/** Limits how many requests of one person wait for audio, because each of them asks the database again and again. */
export function createWaitLimit() {
  const waits = new Map<string, number>();

  /** Counts a request until the returned function is called. */
  return (userId: string): (() => void) => {
    const count = waits.get(userId) ?? 0;
    if (count >= maxWaits) {
      throw new AppError('too-many-requests', {
        data: { retryAfter: 1 },
        headers: { 'retry-after': '1' },
      });
    }
    waits.set(userId, count + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const others = (waits.get(userId) ?? 1) - 1;
      if (others > 0) waits.set(userId, others);
      else waits.delete(userId);
    };
  };
}
