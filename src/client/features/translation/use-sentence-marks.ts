import { useEffect, useState } from 'react';
import type { TextRange } from '../../../shared/sentences.ts';
import type { ReadingMark } from '../../ui/highlighted-text.tsx';
import { pairAt } from './pair-at.ts';
import type { ShownSentence, View } from './translation-output.ts';

/** The sentence being read aloud, and the text it is in. */
export interface HeardMark extends ReadingMark {
  view: string;
}

export interface SentenceMarks {
  /** The original of the sentence that is pointed at or read aloud in the translation. */
  original: TextRange | null;
  /** The sentence of the translation that is read aloud, or that belongs to the current original one. */
  translated: ReadingMark | null;
  /** Called when a sentence of the translation is pointed at. */
  point(id: number | null): void;
}

/** Marks the counterpart of the sentence that is read aloud, pointed at, or has the caret in the field. */
export function useSentenceMarks(
  sentences: readonly ShownSentence[],
  heard: HeardMark | null,
  fieldId: string,
): SentenceMarks {
  const [pointed, setPointed] = useState<{ id: number; view: View } | null>(null);

  useEffect(() => {
    const onSelection = () => {
      const field = document.getElementById(fieldId);
      const inField = field instanceof HTMLTextAreaElement && document.activeElement === field;
      const pair = inField ? pairAt(sentences, field.selectionStart) : undefined;
      setPointed((last) => {
        if (pair)
          return last?.id === pair.id && last.view === 'original' ? last : { id: pair.id, view: 'original' };
        return last?.view === 'original' ? null : last;
      });
    };
    document.addEventListener('selectionchange', onSelection);
    return () => document.removeEventListener('selectionchange', onSelection);
  }, [sentences, fieldId]);

  const inTranslation = heard?.view === 'translated';
  const position = heard?.sentence?.start;
  const placed = inTranslation ? sentences.map(({ id, target }) => ({ id, range: target })) : sentences;
  const read = position === undefined ? undefined : pairAt(placed, position);
  const id = read?.id ?? pointed?.id;
  const pair = sentences.find((sentence) => sentence.id === id);
  // The voice's own mark, or the caret, already shows the place in the original.
  const marksOriginal = read ? inTranslation : pointed?.view === 'translated';

  return {
    original: (marksOriginal && pair?.range) || null,
    translated: inTranslation ? heard : pair?.target ? { sentence: pair.target, word: null } : null,
    point: (next) => setPointed(next === null ? null : { id: next, view: 'translated' }),
  };
}
