import type { TextRange } from '../../../shared/sentences.ts';

/** Every occurrence of the words, in any capitalisation and with any spaces between them. */
export function findAll(text: string, words: string): readonly TextRange[] {
  const wanted = words.trim();
  if (wanted === '') return [];
  const escaped = wanted.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\s+/gu, '\\s+');
  return [...text.matchAll(new RegExp(escaped, 'giu'))].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}
