/** Matches a text case-sensitively; given a string, Playwright ignores case. */
export const caseSensitive = (words: string): RegExp =>
  new RegExp(words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
