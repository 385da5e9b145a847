import { type ReactNode, Suspense } from 'react';
import { RecordHelp } from '../../features/recorder/record-help.tsx';
import type { RecorderView } from '../../features/recorder/use-recorder.ts';
import { WaitingSpeech } from '../../features/recorder/waiting-speech.tsx';
import type { TranscriptApi } from '../../features/transcript/use-transcript.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { Account } from '../account.ts';
import type { Dictating } from './use-dictating.ts';

const LengthNotice = lazyPart(() => import('./length-notice.tsx').then((module) => module.LengthNotice));

export interface RecordNoticesProps {
  recorder: RecorderView;
  words: TranscriptApi;
  account: Account;
  dictating: Dictating;
  /** Saves the text on a spoken command. */
  onSave(): void;
  /** Shown when the limit is reached. */
  actions: ReactNode;
}

/** The rows above the tools of the card: commands, problems and length warnings. */
export function RecordNotices(props: RecordNoticesProps) {
  const { recorder, words, account, dictating, onSave, actions } = props;
  const { Part, link, hasRecorded } = dictating;
  return (
    <>
      {Part && (
        <Part
          link={link}
          userId={account.userId}
          words={words}
          hasRecorded={hasRecorded}
          stopRecording={recorder.finish}
          save={onSave}
        />
      )}
      <RecordHelp recorder={recorder} />
      <WaitingSpeech server={recorder.server} inUse={recorder.engine === 'server'} />
      {words.length !== 'normal' && (
        <Suspense>
          <LengthNotice words={words} account={account} actions={actions} />
        </Suspense>
      )}
    </>
  );
}
