import { ApiError } from '../../api/client.ts';
import type { Problem } from './translation-state.ts';

export type Failure = Problem | { kind: 'signed-out' };

/** What a failed request means for the person who waits. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  if (error.retryMessage) return { kind: 'failed', retryMessage: error.retryMessage };
  if (error.code === 'translation-limit' || saysLimit(error)) {
    const { renewsAt } = error.data;
    return { kind: 'limit', renewsAt: typeof renewsAt === 'string' ? renewsAt : undefined };
  }
  if (error.status === 401 || saysUnauthorized(error)) return { kind: 'signed-out' };
  return { kind: 'failed' };
}

// Our own answers carry a code. The specification also wants these two words of anybody else's answer understood.
const saysLimit = ({ code, message }: ApiError): boolean => code === null && /limit/iu.test(message);
const saysUnauthorized = ({ message }: ApiError): boolean => /unauthorized/iu.test(message);
