import type { ReactNode } from 'react';
import { RecordHelp } from '../../features/recorder/record-help.tsx';
import { WaitingSpeech } from '../../features/recorder/waiting-speech.tsx';
import { SaveButton } from '../../features/saved/save-button.tsx';
import { LengthWarning } from '../../features/transcript/length-warning.tsx';
import type { TranscriptApi } from '../../features/transcript/use-transcript.ts';
import { useSettings } from '../../platform/use-settings.ts';
import type { Account } from '../use-account.ts';
import { saveStrings } from './strings.ts';
import { useOverCapNote } from './use-over-cap-note.ts';
import type { Recording } from './use-recording.ts';
import type { Saving } from './use-saving.ts';

export interface CardWarningsProps {
  recorder: Recording;
  words: TranscriptApi;
  account: Account;
  saving: Saving;
  /** How far an import is. */
  importing: ReactNode;
}

/** What needs attention: between the text and the tools, so that the record button doesn't move. */
export function CardWarnings({ recorder, words, account, saving, importing }: CardWarningsProps) {
  const [{ language }] = useSettings();
  const note = useOverCapNote(words.text.length, account);
  return (
    <>
      <RecordHelp recorder={recorder} />
      <WaitingSpeech server={recorder.server} inUse={recorder.engine === 'server'} />
      {importing}
      <LengthWarning
        state={words.length}
        left={account.cap - words.text.length}
        note={note}
        actions={
          <SaveButton busy={saving.saving} onClick={() => saving.saveAndStartNew(language)}>
            {saveStrings.saveAndStartNew}
          </SaveButton>
        }
      />
    </>
  );
}
