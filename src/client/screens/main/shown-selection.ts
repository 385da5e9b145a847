import type { TextRange } from '../../../shared/sentences.ts';
import { selectedRange } from '../../platform/selection.ts';
import type { TranscriptView } from '../../studio/draft.ts';

/** The id of the element that holds the text of a view. */
export const textId = (view: TranscriptView): string => `text-${view}`;

/** The range that is selected in the text of a view, if there is one. */
export const shownSelection = (view: TranscriptView): TextRange | null =>
  selectedRange(document.getElementById(textId(view)));
