import { randomId } from '../../platform/random-id.ts';

/**
 * Pressing Save twice, or again after a lost response, sends the same key, so the server saves the text once. Other
 * content or another user gets a new key, because the server refuses a key that comes with something else.
 */
export function createIdempotencyKeys() {
  let last: { content: string; key: string } | null = null;
  return {
    keyFor(userId: string, document: object): string {
      const content = JSON.stringify([userId, document]);
      if (last?.content !== content) last = { content, key: randomId() };
      return last.key;
    },
    forget(): void {
      last = null;
    },
  };
}

export type IdempotencyKeys = ReturnType<typeof createIdempotencyKeys>;
