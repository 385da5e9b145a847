import type { ReactNode } from 'react';
import { LengthWarning } from '../../features/transcript/length-warning.tsx';
import type { TranscriptApi } from '../../features/transcript/use-transcript.ts';
import type { Account } from '../account.ts';
import { useOverCapNote } from './use-over-cap-note.ts';

export interface LengthNoticeProps {
  words: TranscriptApi;
  account: Account;
  /** Shown when the limit is reached. */
  actions: ReactNode;
}

/** Loaded when the text comes near its limit. */
export function LengthNotice({ words, account, actions }: LengthNoticeProps) {
  const length = words.text.length;
  const note = useOverCapNote(length, account);
  return <LengthWarning state={words.length} left={account.cap - length} note={note} actions={actions} />;
}
