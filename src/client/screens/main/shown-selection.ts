import type { TextRange } from '../../../shared/sentences.ts';
import type { TranscriptView } from '../../features/transcript/draft.ts';
import { selectedRange } from '../../platform/selection.ts';

/** What is selected in the text of a view, if anything. */
export function shownSelection(view: TranscriptView): TextRange | null {
  const text = view === 'original' ? 'textarea' : '[data-testid="translation"]';
  return selectedRange(document.querySelector<HTMLElement>(`#view-${view} ${text}`));
}
