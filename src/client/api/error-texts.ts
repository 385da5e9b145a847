import type { ErrorCode } from '../../shared/errors.ts';
import type { Tier } from '../../shared/limits.ts';

/** Fields that the server may send with an error. */
export interface ErrorDetails {
  limit?: number;
  remaining?: number;
  tier?: Tier;
  /** An ISO date. */
  renewsAt?: string;
  /** In seconds. */
  retryAfter?: number;
  requiresUpgrade?: boolean;
  /** What to run on the server to get a smaller model. */
  command?: string;
}

export type ErrorTexts = Record<ErrorCode, string | ((details: ErrorDetails) => string)>;

/**
 * Undefined in English, where the server's own messages are shown. The texts aren't part of the first load; the client
 * loads them before it throws an error.
 */
export const errorText = (code: ErrorCode, details: ErrorDetails): string | undefined => {
  const text = globalThis.interfaceLanguage?.translate<ErrorTexts | undefined>('errors', undefined)?.[code];
  return typeof text === 'function' ? text(details) : text;
};
