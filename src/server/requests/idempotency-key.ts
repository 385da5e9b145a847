import { idempotencyHeaders } from '../../shared/entities.ts';
import { AppError } from '../../shared/errors.ts';
import { invalidField } from './request-checks.ts';

/** The key belongs to a request with different content. Repeating its response would silently lose this request. */
export const idempotencyKeyReused = (): AppError =>
  new AppError('idempotency-key-reused', { data: { field: 'idempotency-key' } });

const keySchema = idempotencyHeaders.shape['Idempotency-Key'];

/** Several headers of that name are rejected too. */
export function readIdempotencyKey(
  headers: Record<string, string | string[] | undefined>,
): string | undefined {
  const key = keySchema.safeParse(headers['idempotency-key']);
  if (!key.success) throw invalidField('idempotency-key', 'must be 1 to 255 visible ASCII characters');
  return key.data;
}
