import type { TextRange } from '../../../shared/sentences.ts';
import type { TranscriptView } from '../../studio/draft.ts';

/** The id of the element that holds the text of a view. */
export const textId = (view: TranscriptView): string => `text-${view}`;

/** The range that is selected in the text of a view, if there is one. */
export const shownSelection = (view: TranscriptView): TextRange | null =>
  selectedRange(document.getElementById(textId(view)));

/** The selection inside an element, as positions in its text; null when nothing is selected. */
function selectedRange(element: HTMLElement | null): TextRange | null {
  if (element instanceof HTMLTextAreaElement) {
    const { selectionStart: start, selectionEnd: end } = element;
    return end > start ? { start, end } : null;
  }
  const selection = window.getSelection();
  if (!element || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.commonAncestorContainer)) return null;
  const before = range.cloneRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  return { start, end: start + range.toString().length };
}
