import { Suspense } from 'react';
import type { LanguageCode } from '../../../shared/languages.ts';
import { RecordHelp } from '../../features/recorder/record-help.tsx';
import { WaitingSpeech } from '../../features/recorder/waiting-speech.tsx';
import type { TranscriptApi } from '../../features/transcript/use-transcript.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { Account } from '../account.ts';
import type { Recording } from './use-recording.ts';
import type { SaveActions } from './use-save-actions.ts';

const LengthNotice = lazyPart(() => import('./length-notice.tsx').then((module) => module.LengthNotice));

export interface RecordNoticesProps {
  recorder: Recording;
  words: TranscriptApi;
  account: Account;
  saving: SaveActions;
  language: LanguageCode;
}

/** The rows above the tools of the card: commands, problems and length warnings. */
export function RecordNotices(props: RecordNoticesProps) {
  const { recorder, words, account, saving, language } = props;
  const { Part, done, hasRecorded } = recorder.dictation;
  return (
    <>
      {Part && (
        <Part
          done={done}
          userId={account.userId}
          words={words}
          recording={recorder.phase !== 'idle'}
          hasRecorded={hasRecorded}
        />
      )}
      <RecordHelp recorder={recorder} />
      <WaitingSpeech recorder={recorder} />
      {(words.length !== 'normal' || words.overflows) && (
        <Suspense>
          <LengthNotice {...{ words, recorder, account, saving, language }} />
        </Suspense>
      )}
    </>
  );
}
