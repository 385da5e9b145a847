import type { ReactNode } from 'react';
import { RecordHelp } from '../../features/recorder/record-help.tsx';
import type { RecorderView } from '../../features/recorder/use-recorder.ts';
import { WaitingSpeech } from '../../features/recorder/waiting-speech.tsx';
import { LengthWarning } from '../../features/transcript/length-warning.tsx';
import type { TranscriptApi } from '../../features/transcript/use-transcript.ts';
import type { Account } from '../use-account.ts';
import { useOverCapNote } from './use-over-cap-note.ts';

export interface RecordNoticesProps {
  recorder: RecorderView;
  words: TranscriptApi;
  account: Account;
  /** Shown when the limit is reached. */
  actions: ReactNode;
}

/** The rows above the tools of the card: what went wrong and what is full. */
export function RecordNotices({ recorder, words, account, actions }: RecordNoticesProps) {
  const note = useOverCapNote(words.text.length, account);
  return (
    <>
      <RecordHelp recorder={recorder} />
      <WaitingSpeech server={recorder.server} inUse={recorder.engine === 'server'} />
      <LengthWarning
        state={words.length}
        left={account.cap - words.text.length}
        note={note}
        actions={actions}
      />
    </>
  );
}
