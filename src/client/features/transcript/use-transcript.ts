import { useCallback, useSyncExternalStore } from 'react';
import { type LengthState, lengthState } from '../../../shared/limits.ts';
import type { Documents, DocumentsView } from '../../studio/documents.ts';
import type { Transcript } from '../../studio/transcript.ts';
import { useBrowserStore } from '../../ui/use-browser-value.ts';

/** The open text as components see it. */
export interface TranscriptView {
  /** The open document, apart from its text. */
  document: DocumentsView;
  /** Stable between renders. */
  transcript: Transcript;
  text: string;
  /** Whether there is neither text nor interim words. */
  empty: boolean;
  length: LengthState;
  /** Whether the last change was typed. */
  change: 'typed' | 'other';
  /** Whether spoken words didn't fit. */
  overflows: boolean;
}

/** The prerendered page is empty; the draft appears after hydration. */
const nothingOpen: DocumentsView = {
  id: null,
  title: null,
  chapters: [{ id: 0, saved: false }],
  shown: 0,
  previous: null,
  saved: false,
  savedAt: null,
  isLinked: false,
  key: 0,
};

export function useTranscript(documents: Documents, cap: number): TranscriptView {
  const { transcript } = documents;
  const subscribe = useCallback(
    (listener: () => void) => subscribeAfterTyping(documents, listener),
    [documents],
  );
  const document = useBrowserStore(subscribe, documents.view, nothingOpen);
  const text = useSyncExternalStore(subscribe, transcript.getText, () => '');
  const speaking = useSyncExternalStore(
    transcript.subscribeInterim,
    () => transcript.getInterim() !== '',
    () => false,
  );
  const overflows = useSyncExternalStore(
    transcript.subscribe,
    () => transcript.getOverflow().length > 0,
    () => false,
  );
  return {
    ...{ document, transcript, text, overflows },
    empty: text.trim() === '' && !speaking,
    length: lengthState(text.length, cap),
    change: transcript.getChange() === 'typed' ? 'typed' : 'other',
  };
}

/** From this length on, drawing the page after a letter takes longer than a frame on a slow phone. */
const longText = 5_000;

/**
 * Typed letters are already in the field. For a long text, the rest of the page follows in a task of its own, so that typing
 * is smooth, but before a press, which is about the new text.
 */
function subscribeAfterTyping({ subscribe, transcript }: Documents, listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    clearTimeout(timer);
    timer = undefined;
    listener();
  };
  const onPress = () => timer !== undefined && tell();
  window.addEventListener('pointerdown', onPress, { capture: true });
  const unsubscribe = subscribe(() => {
    if (transcript.getChange() !== 'typed' || transcript.getText().length < longText) return tell();
    clearTimeout(timer);
    timer = setTimeout(tell);
  });
  return () => {
    unsubscribe();
    window.removeEventListener('pointerdown', onPress, { capture: true });
    clearTimeout(timer);
  };
}
