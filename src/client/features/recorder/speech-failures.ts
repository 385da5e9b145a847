import { ApiError, CallError, InvalidResponseError } from '../../api/client.ts';

/**
 * What to do after a failed attempt: retry soon (`retry`), keep retrying because the server was not reached
 * (`offline`), or wait until the user acts (the others).
 */
export type Failure = 'retry' | 'offline' | 'failed' | 'allowance' | 'signed-out' | 'memory';

const maxAttempts = 4;

export function failureOf(error: unknown, attemptsBefore: number): Failure {
  if (!gotResponse(error)) return 'offline';
  if (error instanceof ApiError) {
    if (error.status === 401) return 'signed-out';
    if (error.code === 'recognition-limit') return 'allowance';
    if (error.code === 'not-enough-memory') return 'memory';
    if (error.code === 'idempotency-key-reused') return 'failed';
    const passing = error.status >= 500 || [408, 409, 425, 429].includes(error.status);
    if (!passing) return 'failed';
  }
  return attemptsBefore + 1 < maxAttempts ? 'retry' : 'failed';
}

/** Whether there was a response, even if it was not JSON. */
const gotResponse = (error: unknown): boolean =>
  error instanceof CallError ||
  error instanceof InvalidResponseError ||
  (error as Partial<Error> | undefined)?.name === 'SyntaxError';

const delaysMs = [1_000, 2_000, 4_000, 8_000];

export const retryDelayMs = (attempts: number): number => delaysMs[attempts - 1] ?? 15_000;
