import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../shared/errors.ts';
import { databaseFault, faultMessages } from '../db/database-fault.ts';
import { cleanForLog } from './log.ts';

/**
 * Logs a failed service or database as one line, because their stack says nothing about the cause; it is only in the
 * debug log. Anything else may be a bug and is logged with its stack.
 */
export function logFailure(
  log: Pick<FastifyBaseLogger, 'debug' | 'error' | 'warn'>,
  level: 'error' | 'warn',
  error: unknown,
  what: string,
): void {
  const reason = failureReason(error);
  if (reason === undefined) {
    log[level]({ err: error }, what);
    return;
  }
  log[level](`${what}: ${cleanForLog(reason).replace(/\s+/g, ' ')}`);
  log.debug({ err: error }, `${what}: details`);
}

function failureReason(error: unknown): string | undefined {
  const [source, detail] = [sourceOf(error), detailOf(error)];
  const fault = databaseFault(source);
  if (fault) return `${faultMessages[fault]} (${detail})`;
  return error instanceof AppError && error.code !== 'internal' ? `${error.code} (${detail})` : undefined;
}

/** The error of the database, if that is what failed. A service's connection fails with the same codes. */
export const sourceOf = (error: unknown): unknown =>
  error instanceof AppError ? (error.code === 'not-ready' ? error.cause : undefined) : error;

/** The message of the deepest cause: `fetch` hides the reason behind "fetch failed". */
function detailOf(error: unknown): string {
  let deepest = error;
  while (deepest instanceof Error && deepest.cause instanceof Error) deepest = deepest.cause;
  const { message = '', code } = deepest as { message?: string; code?: unknown };
  return message || String(code ?? deepest);
}
