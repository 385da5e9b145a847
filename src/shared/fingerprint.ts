/** Tells versions of a text apart. Not for secrets; crypto.subtle exists only on secure pages. */
export function fingerprint(text: string): string {
  let [high, low] = [0x811c9dc5, 0x1000193];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code, 0x85ebca6b) + high;
  }
  return [high, low].map((part) => (part >>> 0).toString(16)).join('-');
}
