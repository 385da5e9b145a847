import { useEffect, useState, useSyncExternalStore } from 'react';
import { type LengthState, lengthState } from '../../../shared/limits.ts';
import type { Phrase } from '../../platform/recognition/recognition.ts';
import type { Studio } from '../../studio/create-studio.ts';
import type { DocumentsView } from '../../studio/documents.ts';
import type { DraftKeeper } from '../../studio/draft.ts';
import type { Transcript } from '../../studio/transcript.ts';
import type { Fitted } from '../../studio/write-phrase.ts';
import { loadWithRetry } from '../../ui/lazy-part.ts';
import { useToast } from '../../ui/toast.tsx';

export interface TranscriptOptions {
  studio: Studio;
  /** The signed-in user, if any. */
  userId?: string | undefined;
  cap: number;
  /** Whether pauses become punctuation. */
  punctuation: boolean;
}

export interface TranscriptApi {
  studio: Studio;
  /** The open document, apart from its text. */
  document: DocumentsView;
  /** Stable between renders. */
  transcript: Transcript;
  /** Where speech goes that is transcribed later. Stable between renders. */
  speechText: Pick<Transcript, 'keepPlace' | 'dropPlace' | 'isWritten'>;
  text: string;
  /** Whether there is neither text nor interim words. */
  empty: boolean;
  /** The text for voices: the characters behind dictated pinyin, or the text itself. */
  speakable: string;
  cap: number;
  length: LengthState;
  /** Whether the last change was typed. */
  change: 'typed' | 'other';
  /** Whether spoken words didn't fit. */
  overflows: boolean;
  /** Appends the words that didn't fit, as far as there is room now. */
  writeOverflow(): void;
  /** Whether the field has focus. */
  editing: boolean;
  onEditing(editing: boolean): void;
  draft: DraftKeeper;
  /** Writes a phrase, and shows a toast if some of it didn't fit, unless `quiet`. */
  hear(phrase: Phrase, then?: (cut: Fitted['cut']) => void, quiet?: boolean): void;
  onCut(cut: Fitted['cut'], how: 'typed' | 'pasted' | 'spoken'): void;
}

const loadCutMessage = () => loadWithRetry(() => import('./cut-message.ts'));
/** The prerendered page is empty; the draft appears after hydration. */
const nothingOpen: DocumentsView = {
  id: null,
  title: null,
  chapters: [],
  shown: 0,
  previous: null,
  key: 0,
};

export function useTranscript({ studio, userId, cap, punctuation }: TranscriptOptions): TranscriptApi {
  const toast = useToast();
  const { draft, transcript } = studio;
  const [speechText] = useState(() => ({ ...transcript, isWritten: studio.isWritten }));
  const document = useSyncExternalStore(studio.subscribe, studio.view, () => nothingOpen);
  const text = useSyncExternalStore(transcript.subscribe, transcript.getText, () => '');
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
  const [editing, onEditing] = useState(false);
  const length = lengthState(text.length, cap);
  useEffect(() => {
    studio.setOwner(userId);
    return studio.connect();
  }, [studio, userId]);

  const onCut: TranscriptApi['onCut'] = (cut, how) => {
    if (cut === 'nothing') return;
    loadCutMessage().then(
      ({ cutMessage }) => toast(cutMessage(cut, how, cap)),
      () => {},
    );
  };

  return {
    studio,
    document,
    transcript,
    speechText,
    text,
    empty: text.trim() === '' && !speaking,
    speakable: text === '' ? '' : transcript.getSpeakable(),
    cap,
    length,
    change: transcript.getChange() === 'typed' ? 'typed' : 'other',
    overflows,
    writeOverflow: () => transcript.writeOverflow({ cap, punctuation }),
    editing,
    onEditing,
    draft,
    hear: (phrase, then, quiet) =>
      studio.hear(phrase, { cap, punctuation }, (cut) => {
        if (!quiet) onCut(cut, 'spoken');
        then?.(cut);
      }),
    onCut,
  };
}
