import type { ErrorCode } from '../../shared/errors.ts';
import type { Tier } from '../../shared/limits.ts';
import { translated } from '../interface/translated.ts';

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
}

/** In English, the server's own messages are shown. */
export const errorTexts = translated<
  Record<ErrorCode, string | ((details: ErrorDetails) => string)> | undefined
>('errors', undefined);
