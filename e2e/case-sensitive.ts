/** Matches text case-sensitively. With a plain string, Playwright ignores case. */
export const caseSensitive = (words: string): RegExp =>
  new RegExp(words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
