import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { TranscriptApi } from '../../features/transcript/use-transcript.ts';
import { localStore } from '../../platform/storage.ts';
import { useFirstAction } from '../../platform/use-first-action.ts';
import type { ReadingMark } from '../../ui/highlighted-text.tsx';
import { loadWithRetry } from '../../ui/lazy-part.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import type { Account } from '../account.ts';
import type { ImportCommands, ImportingOptions, ImportState } from './importing-part.tsx';

const load = () => loadWithRetry(() => import('./importing-part.tsx'));
/** A file from another app opens the page with a query. */
const hasQuery = () => typeof window !== 'undefined' && window.location.search !== '';

export interface ImportControls extends ImportState {
  /** Opens the file picker. */
  choose(): void;
  /** Call it before another text replaces a part in the editor. */
  leave(): void;
  /** Clears the editor without changing the imported part. */
  startNew(): void;
  /** Call it when the shown part has been saved. */
  markSaved(): void;
  mark: ReadingMark | null;
  /** Shown in the card. */
  part: ReactNode;
}

/** Imports are loaded with the first action, or at once for an earlier import or a file from another app. */
export function useImportControls(
  words: TranscriptApi,
  account: Account,
  options: ImportingOptions,
): ImportControls {
  const acted = useFirstAction();
  const [asked, setAsked] = useState(0);
  const [state, onState] = useState<ImportState>({ showing: false, writing: false, mark: null });
  const commands = useRef<ImportCommands | null>(null);
  const [pasted, setPasted] = useState<File>();
  const isWanted = acted || pasted || hasQuery() || localStore.read('importWaiting') !== null;
  const Part = useLazyModule(load, !!isWanted)?.ImportingPart;
  useEffect(() => {
    // Pasting may be the first action, when imports aren't loaded yet.
    const onPaste = ({ clipboardData: data }: ClipboardEvent) =>
      data?.getData('text') || setPasted(data?.files[0]);
    if (!Part) window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, [Part]);

  const leave = () => commands.current?.leave();
  return {
    ...state,
    choose: () => setAsked(asked + 1),
    leave,
    startNew() {
      leave();
      words.clear();
    },
    markSaved: () => commands.current?.markSaved(),
    part: Part && <Part {...{ words, account, options, asked, pasted, commands, onState }} />,
  };
}
