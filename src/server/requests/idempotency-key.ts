import { idempotencyHeaders } from '../../shared/entities.ts';
import type { AppError } from '../../shared/errors.ts';
import { invalidField } from './request-checks.ts';

const problem = (text: string): AppError => invalidField('idempotency-key', text);

/** The key belongs to a request with different content. Repeating its response would silently lose this request. */
export const idempotencyKeyReused = (): AppError => problem('was already used for a different request');

const keySchema = idempotencyHeaders.shape['Idempotency-Key'];

/** Several headers of that name are rejected too. */
export function readIdempotencyKey(
  headers: Record<string, string | string[] | undefined>,
): string | undefined {
  const key = keySchema.safeParse(headers['idempotency-key']);
  if (!key.success) throw problem('is not a valid key');
  return key.data;
}
