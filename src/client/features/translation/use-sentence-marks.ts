import { useEffect, useState } from 'react';
import type { TextRange } from '../../../shared/sentences.ts';
import { combineStops, listenTo } from '../../platform/signal.ts';
import type { ReadingMark } from '../../ui/highlighted-text.tsx';
import { pairAt } from './pair-at.ts';
import type { ShownSentence } from './translation-output.ts';

/** The sentence being read aloud, and the text it is in. */
export interface ReadAloudMark extends ReadingMark {
  view: string;
}

export interface SentenceMarks {
  /**
   * The original sentence to highlight, because it or its translation is hovered, or its translation is being read
   * aloud.
   */
  original: TextRange | null;
  /**
   * The translated sentence to highlight, because it is being read aloud or belongs to the current original sentence.
   */
  translated: ReadingMark | null;
  /** Called when a translated sentence is hovered or focused. */
  hover(id: number | null): void;
}

/** Marks both versions of the sentence that is being read aloud, is hovered or chosen, or contains the caret. */
export function useSentenceMarks(
  sentences: readonly ShownSentence[],
  readAloud: ReadAloudMark | null,
  fieldId: string,
  chosen: number | null = null,
): SentenceMarks {
  const [hovered, setHovered] = useState<number | null>(null);
  const [current, setCurrent] = useState<number | null>(null);

  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const idAt = (position: number) => pairAt(sentences, position)?.id ?? null;
    const onSelection = () => {
      setCurrent(document.activeElement === field ? idAt(field.selectionStart) : null);
    };
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      // Some browsers can't tell which word in a field is under the pointer.
      const caret = document.caretPositionFromPoint?.(clientX, clientY);
      // Empty space counts as the end of the text.
      const isInText = caret?.offsetNode === field && caret.offset < field.value.length;
      setHovered(isInText ? idAt(caret.offset) : null);
    };
    const clearHover = () => setHovered(null);
    return combineStops(
      listenTo(document, 'selectionchange', onSelection),
      listenTo(field, 'pointermove', onMove),
      listenTo(field, 'pointerleave', clearHover),
      listenTo(field, 'input', clearHover),
    );
  }, [sentences, fieldId]);

  const active = hovered ?? chosen;
  const inTranslation = readAloud?.view === 'translated';
  const position = readAloud?.sentence?.start;
  const placed = inTranslation ? sentences.map(({ id, target }) => ({ id, range: target })) : sentences;
  const read = position === undefined ? undefined : pairAt(placed, position);
  const id = read?.id ?? active ?? current;
  const pair = sentences.find((sentence) => sentence.id === id);
  // The voice's own mark or the caret already shows the position in the original.
  const marksOriginal = read ? inTranslation : active !== null;

  return {
    original: (marksOriginal && pair?.range) || null,
    translated: inTranslation ? readAloud : pair?.target ? { sentence: pair.target, word: null } : null,
    hover: setHovered,
  };
}
