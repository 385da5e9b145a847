import { Suspense } from 'react';
import { RecordHelp } from '../../features/recorder/record-help.tsx';
import type { RecorderView } from '../../features/recorder/use-recorder.ts';
import { WaitingSpeech } from '../../features/recorder/waiting-speech.tsx';
import type { TranscriptView } from '../../features/transcript/use-transcript.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { Account } from '../account.ts';
import type { MainStudio } from './open-studio.ts';
import type { useDictation } from './use-dictation.ts';

const LengthNotice = lazyPart(() => import('./length-notice.tsx').then((module) => module.LengthNotice));

export interface RecordNoticesProps {
  studio: MainStudio;
  recorder: RecorderView;
  /** Undefined until it is loaded. */
  dictation: ReturnType<typeof useDictation>['Part'];
  text: TranscriptView;
  account: Account;
}

/** The rows above the tools of the card: commands, problems and length warnings. */
export function RecordNotices({ studio, recorder, dictation: Dictation, text, account }: RecordNoticesProps) {
  return (
    <>
      {Dictation && (
        <Dictation
          lastCommand={studio.recorder.lastCommand}
          userId={account.userId}
          text={text}
          recording={recorder.phase !== 'idle'}
          usesBrowser={recorder.engine === 'browser'}
          hasRecorded={recorder.hasRecorded}
        />
      )}
      <RecordHelp recorder={recorder} />
      <WaitingSpeech recorder={recorder} />
      {(text.length !== 'normal' || text.overflows) && (
        <Suspense>
          <LengthNotice {...{ studio, recorder, text, account }} />
        </Suspense>
      )}
    </>
  );
}
