import type { ErrorCode } from '../../../shared/errors.ts';
import { ApiError, CallError } from '../../api/client.ts';
import { resultStrings } from './strings.ts';
import type { TranslationFailure } from './translation-state.ts';

/** Trying again at once won't help with these, so people are told why. */
const explained = new Set<ErrorCode | null>([
  'unsupported-pair',
  'provider-quota',
  'provider-busy',
  'not-enough-memory',
]);

export function failureOf(error: unknown): TranslationFailure {
  if (!(error instanceof CallError)) return { kind: 'failed' };
  // Nothing was sent, because words must stay on this device.
  if (!(error instanceof ApiError)) return { kind: 'failed', retryMessage: resultStrings.offOnDevice };
  const explanation = error.retryMessage ?? (explained.has(error.code) ? error.userMessage : undefined);
  if (explanation) return { kind: 'failed', retryMessage: explanation };
  if (error.code === 'translation-limit' || mentionsLimit(error)) {
    const { renewsAt } = error.data;
    return { kind: 'limit', renewsAt: typeof renewsAt === 'string' ? renewsAt : undefined };
  }
  if (error.status === 401 || mentionsUnauthorized(error)) return { kind: 'signed-out' };
  return { kind: 'failed' };
}

// Our own errors have a code. The specification also asks us to look for these words in other errors.
const mentionsLimit = ({ code, message }: ApiError): boolean => code === null && /limit/iu.test(message);
const mentionsUnauthorized = ({ message }: ApiError): boolean => /unauthorized/iu.test(message);
