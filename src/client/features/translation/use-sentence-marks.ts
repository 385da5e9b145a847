import { useEffect, useState } from 'react';
import type { TextRange } from '../../../shared/sentences.ts';
import type { ReadingMark } from '../../ui/highlighted-text.tsx';
import { pairAt } from './pair-at.ts';
import type { ShownSentence } from './translation-output.ts';

/** The sentence being read aloud, and the text it is in. */
export interface HeardMark extends ReadingMark {
  view: string;
}

export interface SentenceMarks {
  /** The sentence of the original that is pointed at or whose translation is pointed at or read aloud. */
  original: TextRange | null;
  /** The sentence of the translation that is read aloud, or that belongs to the current original one. */
  translated: ReadingMark | null;
  /** Called when a sentence of the translation is pointed at. */
  point(id: number | null): void;
}

/** Marks both versions of the sentence that is read aloud, pointed at or chosen, or has the caret in the field. */
export function useSentenceMarks(
  sentences: readonly ShownSentence[],
  heard: HeardMark | null,
  fieldId: string,
  chosen: number | null = null,
): SentenceMarks {
  const [under, setPointed] = useState<number | null>(null);
  const [current, setCurrent] = useState<number | null>(null);

  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const idAt = (position: number) => pairAt(sentences, position)?.id ?? null;
    const onSelection = () => {
      setCurrent(document.activeElement === field ? idAt(field.selectionStart) : null);
    };
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      // Some browsers can't tell which word of a field is under the pointer.
      const caret = document.caretPositionFromPoint?.(clientX, clientY);
      // Empty space counts as the end of the text.
      const isInText = caret?.offsetNode === field && caret.offset < field.value.length;
      setPointed(isInText ? idAt(caret.offset) : null);
    };
    const unpoint = () => setPointed(null);
    document.addEventListener('selectionchange', onSelection);
    field.addEventListener('pointermove', onMove);
    field.addEventListener('pointerleave', unpoint);
    field.addEventListener('input', unpoint);
    return () => {
      document.removeEventListener('selectionchange', onSelection);
      field.removeEventListener('pointermove', onMove);
      field.removeEventListener('pointerleave', unpoint);
      field.removeEventListener('input', unpoint);
    };
  }, [sentences, fieldId]);

  const pointed = under ?? chosen;
  const inTranslation = heard?.view === 'translated';
  const position = heard?.sentence?.start;
  const placed = inTranslation ? sentences.map(({ id, target }) => ({ id, range: target })) : sentences;
  const read = position === undefined ? undefined : pairAt(placed, position);
  const id = read?.id ?? pointed ?? current;
  const pair = sentences.find((sentence) => sentence.id === id);
  // The voice's own mark, or the caret, already shows the place in the original.
  const marksOriginal = read ? inTranslation : pointed !== null;

  return {
    original: (marksOriginal && pair?.range) || null,
    translated: inTranslation ? heard : pair?.target ? { sentence: pair.target, word: null } : null,
    point: setPointed,
  };
}
