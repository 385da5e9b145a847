/** The vocabulary writes each byte as a visible character: printable bytes as they are, the rest as characters from 256 up. */
const byteOf = (() => {
  const printable = (byte: number) =>
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || (byte >= 174 && byte <= 255);
  const bytes = new Map<string, number>();
  let next = 256;
  for (let byte = 0; byte < 256; byte += 1) {
    bytes.set(String.fromCharCode(printable(byte) ? byte : next), byte);
    if (!printable(byte)) next += 1;
  }
  return bytes;
})();

const characterOf = new Map([...byteOf].map(([character, byte]) => [byte, character]));

export const bytesOf = (id: number, vocabulary: readonly string[]): number[] =>
  [...(vocabulary[id] ?? '')].map((character) => byteOf.get(character) ?? 63);

/** Devanagari letters start with the bytes e0 a4 or e0 a5; any other letter is foreign. */
export const isForeignToHindi = (bytes: readonly number[]): boolean =>
  bytes.some(
    (byte, index) =>
      /[A-Za-z]/.test(String.fromCharCode(byte)) ||
      (byte >= 0xc2 && !(byte === 0xe0 && [0xa4, 0xa5].includes(bytes[index + 1] ?? 0))),
  );

export function toText(ids: readonly number[], vocabulary: readonly string[]): string {
  const bytes = ids.flatMap((id) => bytesOf(id, vocabulary));
  return new TextDecoder().decode(Uint8Array.from(bytes)).trim();
}

/** Greedy longest match. Whisper was trained with real BPE, but this works well enough for a prompt. */
export function toTokens(text: string, ids: ReadonlyMap<string, number>): number[] {
  const words = ` ${text}`.match(/ ?[\p{L}\p{M}\p{N}]+| ?[^\s\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.flatMap((word) => {
    const tokens: number[] = [];
    let rest = [...new TextEncoder().encode(word)].map((byte) => characterOf.get(byte)).join('');
    while (rest !== '') {
      let length = rest.length;
      while (length > 1 && !ids.has(rest.slice(0, length))) length -= 1;
      const id = ids.get(rest.slice(0, length));
      if (id !== undefined) tokens.push(id);
      rest = rest.slice(length);
    }
    return tokens;
  });
}
