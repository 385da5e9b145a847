import { ApiError } from '../../api/client.ts';
import type { Problem } from './translation-state.ts';

export type Failure = Problem | { kind: 'signed-out' };

/** What a failed request means for the person who waits. Answers that are not ours are judged by their words. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  if (error.patience) return { kind: 'failed', patience: error.patience };
  const foreign = error.code === '';
  if (error.code === 'translation-limit' || (foreign && /limit/iu.test(error.message))) {
    const { renewsAt } = error.data;
    return { kind: 'limit', renewsAt: typeof renewsAt === 'string' ? renewsAt : undefined };
  }
  if (error.status === 401 || /unauthorized/iu.test(error.message)) return { kind: 'signed-out' };
  return { kind: 'failed' };
}
