import { createHash } from 'node:crypto';

/** The same key for the same values. They can't be read from it. */
export const cacheKey = (...values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url');
