import { useEffect } from 'react';
import {
  type RecorderOptions,
  type RecorderView,
  useRecorder,
} from '../../features/recorder/use-recorder.ts';
import type { TranscriptApi } from '../../features/transcript/use-transcript.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { loadWithRetry } from '../../ui/lazy-part.ts';
import { useToast } from '../../ui/toast.tsx';
import type { Account } from '../account.ts';
import { useDialogs } from '../dialogs.tsx';

export interface RecordingEvents extends Pick<RecorderOptions, 'createSink' | 'hints'> {
  /** Called before the microphone opens. */
  onStarting(): void;
  /** Called with whether the server transcribes speech. */
  onServerInUse(inUse: boolean): void;
}

export interface Recording extends RecorderView {
  /** Opens the choice of microphones and recognisers. */
  chooseMicrophone(): void;
}

const loadNotice = () => loadWithRetry(() => import('../../features/recorder/microphone-notice.ts'));

/** Connects the recorder to the transcript, the account and the dialogs. */
export function useRecording(words: TranscriptApi, account: Account, events: RecordingEvents): Recording {
  const dialogs = useDialogs();
  const toast = useToast();
  const [{ language }] = useSettings();
  const { userId, tier, cap } = account;
  const { onServerInUse, ...recorderEvents } = events;
  const chooseMicrophone = () =>
    dialogs.open('microphone', { userId, browserFailed: recorder.browserFailed });
  const recorder = useRecorder({
    userId,
    text: words.transcript,
    language,
    paused: words.length === 'over',
    room: () => cap - words.transcript.getText().length,
    ...recorderEvents,
    onPhrase: (phrase) => words.hear(phrase, (cut) => phrase.onWritten?.(cut !== 'all')),
    onInterim: words.transcript.setInterim,
    onNotice: (notice) =>
      void loadNotice().then(({ microphoneNotice }) => toast(microphoneNotice(notice, chooseMicrophone))),
    onSignIn: () => dialogs.open('sign-in'),
    onExplainServer: (onStart) => dialogs.open('server-recording', { tier, onStart }),
  });
  const serverInUse = recorder.engine === 'server';
  useEffect(() => onServerInUse(serverInUse), [onServerInUse, serverInUse]);
  return { ...recorder, chooseMicrophone };
}
