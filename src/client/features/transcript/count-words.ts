import type { Phrase } from '../../platform/recognition/recognition.ts';

/** Also counts words in languages without spaces. */
export function countWords(phrases: readonly Pick<Phrase, 'words' | 'language'>[]): number {
  return phrases.reduce((sum, { words, language }) => {
    const parts = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(words)];
    return sum + parts.filter(({ isWordLike }) => isWordLike).length;
  }, 0);
}
