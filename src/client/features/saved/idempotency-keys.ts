import { randomId } from '../../platform/random-id.ts';

interface KeyedContent {
  text: string;
  language: string;
  title?: string | undefined;
  translation?: object | undefined;
}

/**
 * Pressing Save twice, or again after a lost response, sends the same key, so the server saves the text once. A
 * different text, language, title, translation or user gets a new key.
 */
export function createIdempotencyKeys() {
  let last: { content: string; key: string } | null = null;
  return {
    keyFor(userId: string, { text, language, title, translation }: KeyedContent): string {
      const content = JSON.stringify([userId, language, text, title, translation]);
      if (last?.content !== content) last = { content, key: randomId() };
      return last.key;
    },
    forget(): void {
      last = null;
    },
  };
}

export type IdempotencyKeys = ReturnType<typeof createIdempotencyKeys>;
