import { cutText } from '../../../shared/cut-text.ts';

/** Text that wants to come in, in place of a selected part. */
export interface Insertion {
  start: number;
  end: number;
  inserted: string;
}

export interface Fitted {
  /** What of it fits. */
  inserted: string;
  /** Whether something, or everything, had to stay outside. */
  cut: 'nothing' | 'some' | 'all';
}

/** A selected part that is replaced counts as room; nothing that already stands there is ever cut. */
export function fitToCap(text: string, insertion: Insertion, cap: number): Fitted {
  const { start, end, inserted } = insertion;
  const room = Math.max(0, cap - (text.length - (end - start)));
  if (inserted.length <= room) return { inserted, cut: 'nothing' };
  const fitting = cutText(inserted, room);
  return { inserted: fitting, cut: fitting === '' ? 'all' : 'some' };
}
