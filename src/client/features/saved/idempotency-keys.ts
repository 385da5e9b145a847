import { randomId } from '../../platform/random-id.ts';

/**
 * Pressing Save twice, or again after a lost response, sends the same key, so the server saves the text once. A
 * different text, language or user gets a new key.
 */
export function createIdempotencyKeys() {
  let last: { content: string; key: string } | null = null;
  return {
    keyFor(userId: string, { text, language }: { text: string; language: string }): string {
      const content = JSON.stringify([userId, language, text]);
      if (last?.content !== content) last = { content, key: randomId() };
      return last.key;
    },
    forget(): void {
      last = null;
    },
  };
}

export type IdempotencyKeys = ReturnType<typeof createIdempotencyKeys>;
