import type { AppError } from '../shared/errors.ts';
import { invalidField } from './check-text.ts';

const problem = (text: string): AppError => invalidField('idempotency-key', text);

/** The key belongs to an earlier request with other content: answering with that one would silently lose this one. */
export const keyOfOtherContent = (): AppError => problem('was used for something else');

/** A key is one header of visible ASCII characters; several headers of that name are no key. */
export function readIdempotencyKey(
  headers: Record<string, string | string[] | undefined>,
): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) throw problem('is not a key');
  return key;
}
