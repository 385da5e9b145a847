import { useEffect, useEffectEvent, useState } from 'react';
import { createBufferingSink } from '../../features/dictation/buffering-sink.ts';
import type { Reading } from '../../features/playback/reading.ts';
import { type RecorderView, useRecorder } from '../../features/recorder/use-recorder.ts';
import type { TranscriptApi } from '../../features/transcript/use-transcript.ts';
import type { PhraseSink } from '../../platform/recognition/recognition.ts';
import { localStore } from '../../platform/storage.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { loadWithRetry } from '../../ui/lazy-part.ts';
import { useToast } from '../../ui/toast.tsx';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import type { Account } from '../account.ts';
import { useDialogs } from '../dialogs.tsx';
import type { DictationLink } from '../use-dictionary-link.ts';

export interface RecordingEvents {
  /** Called before the microphone opens. */
  onStarting(): void;
  /** Called with whether the server transcribes speech. */
  onServerInUse(inUse: boolean): void;
}

export interface Recording extends RecorderView {
  dictation: ReturnType<typeof useDictation>;
  /** Opens the dialog to choose the microphone and the recogniser. */
  chooseMicrophone(): void;
  /** Whether the text is full, so that nothing can be recorded. */
  paused: boolean;
  /** Pauses the recording because the full text couldn't be saved. */
  pauseAt(text: string): void;
}

const loadNotice = () => loadWithRetry(() => import('../../features/recorder/microphone-notice.ts'));
const loadDictation = () => loadWithRetry(() => import('./dictation-part.tsx'));

/** Connects the recorder to dictation, the transcript, the account and the dialogs. */
export function useRecording(words: TranscriptApi, account: Account, events: RecordingEvents): Recording {
  const dialogs = useDialogs();
  const toast = useToast();
  const [{ language, continueWhenFull }] = useSettings();
  const dictation = useDictation(words.text !== '');
  const { userId, tier, cap, capKnown } = account;
  const [pressedEarly, setPressedEarly] = useState(false);
  const { onServerInUse } = events;
  const [unsaved, pauseAt] = useState<string>();
  const continues = continueWhenFull && userId !== undefined && words.text !== unsaved;
  const paused = words.length === 'over' && !continues;
  const chooseMicrophone = () =>
    dialogs.open('microphone', { userId, browserFailed: recorder.browserFailed });
  const recorder = useRecorder({
    userId,
    text: words.speechText,
    language,
    paused,
    room: () => (continues ? Number.POSITIVE_INFINITY : cap - words.transcript.getText().length),
    createSink: dictation.createSink,
    hints: dictation.hints,
    onStarting() {
      dictation.onStarting();
      events.onStarting();
    },
    onPhrase: (phrase) => words.hear(phrase, (cut) => phrase.onWritten?.(cut !== 'all'), continues),
    onInterim: words.transcript.setInterim,
    onNotice: (notice) =>
      void loadNotice().then(({ microphoneNotice }) => toast(microphoneNotice(notice, chooseMicrophone))),
    // In a new tab, the session may still be loading.
    onSignIn: () => (capKnown ? dialogs.open('sign-in') : setPressedEarly(true)),
    onExplainServer: (onStart) => dialogs.open('server-recording', { tier, onStart }),
  });
  const pressAgain = useEffectEvent(() => recorder.press());
  useEffect(() => {
    if (!pressedEarly || (userId === undefined && !capKnown)) return;
    setPressedEarly(false);
    pressAgain();
  }, [pressedEarly, userId, capKnown]);
  const serverInUse = recorder.engine === 'server';
  useEffect(() => onServerInUse(serverInUse), [onServerInUse, serverInUse]);
  return { ...recorder, dictation, chooseMicrophone, paused, pauseAt };
}

function createDictationLink() {
  const link: DictationLink = {};
  return {
    link,
    createSink: (next: PhraseSink) =>
      createBufferingSink(() => loadDictation().then((part) => part.createPhraseSink(next, link)), next),
    hints: () => link.hints ?? [],
    pronounce: (reading: Reading) => link.pronounce?.(reading) ?? reading,
    entries: () => link.entries ?? [],
  };
}

/** The user's dictionary and spoken commands. Loaded once the user has words, a recording or some text. */
function useDictation(hasText: boolean) {
  const [dictation] = useState(createDictationLink);
  const [hasRecorded, setRecorded] = useState(false);
  const isWanted =
    hasRecorded ||
    hasText ||
    localStore.read('dictionary') !== null ||
    localStore.read('accountHasWords') !== null;
  return {
    ...dictation,
    hasRecorded,
    Part: useLazyModule(loadDictation, isWanted)?.DictationPart,
    onStarting: () => setRecorded(true),
  };
}
