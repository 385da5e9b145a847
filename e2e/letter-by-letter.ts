/** Matches these words as they are written: where a test gives a text, the browser tests ignore upper and lower case. */
export const exactly = (words: string): RegExp => new RegExp(words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
