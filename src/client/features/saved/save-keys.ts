/**
 * One key for one wish to save one text: pressed twice, or tried again after a lost answer, it is the same wish and
 * the server makes one item of it. Another text, language or person is another wish.
 */
export function createSaveKeys() {
  let last: { wish: string; key: string } | null = null;
  return {
    of(userId: string, { text, language }: { text: string; language: string }): string {
      const wish = JSON.stringify([userId, language, text]);
      if (last?.wish !== wish) last = { wish, key: newKey() };
      return last.key;
    },
    forget(): void {
      last = null;
    },
  };
}

/** crypto.randomUUID exists only on secure pages; this exists everywhere. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
