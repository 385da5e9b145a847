import { cutText } from '../../../shared/cut-text.ts';

/** A text and the range that it replaces. */
export interface Insertion {
  start: number;
  end: number;
  inserted: string;
}

export interface Fitted {
  /** The part that fits. */
  inserted: string;
  cut: 'nothing' | 'some' | 'all';
}

/** The replaced range counts as room; existing text is never cut. */
export function fitToCap(text: string, insertion: Insertion, cap: number): Fitted {
  const { start, end, inserted } = insertion;
  const room = Math.max(0, cap - (text.length - (end - start)));
  if (inserted.length <= room) return { inserted, cut: 'nothing' };
  const fitting = cutText(inserted, room);
  return { inserted: fitting, cut: fitting === '' ? 'all' : 'some' };
}
