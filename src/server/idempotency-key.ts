import type { AppError } from '../shared/errors.ts';
import { invalidField } from './invalid-field.ts';

const problem = (text: string): AppError => invalidField('idempotency-key', text);

/** The key belongs to a request with different content. Repeating its response would silently lose this request. */
export const idempotencyKeyReused = (): AppError => problem('was already used for a different request');

/** A key is one header of visible ASCII characters; several headers of that name are rejected. */
export function readIdempotencyKey(
  headers: Record<string, string | string[] | undefined>,
): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) throw problem('is not a valid key');
  return key;
}
