import { useEffect, useEffectEvent, useState } from 'react';
import type { DictionaryEntry } from '../../../shared/dictionary/entry.ts';
import { createBufferingSink } from '../../features/dictation/buffering-sink.ts';
import type { DictationSource, SpokenCommand } from '../../features/dictation/create-dictation.ts';
import type { CommandTargets } from '../../features/dictation/perform-command.ts';
import { useLastCommand } from '../../features/dictation/use-last-command.ts';
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
import { useUserWords } from '../use-user-words.ts';

export interface RecordingEvents {
  /** Called before the microphone opens. */
  onStarting(): void;
  /** Called when somebody says that the text should be saved. */
  onSave(): void;
  /** Called with whether the server transcribes speech. */
  onServerInUse(inUse: boolean): void;
}

interface RecordingSource {
  entries: readonly DictionaryEntry[];
  perform: ((command: SpokenCommand, finish: () => void) => void) | undefined;
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
  const [{ language, continueWhenFull, commands }] = useSettings();
  const { userId, tier, cap, capKnown } = account;
  const dictation = useDictation(userId, words.text !== '');
  const { perform } = dictation;
  const [pressedEarly, setPressedEarly] = useState(false);
  const { onServerInUse } = events;
  const [unsaved, pauseAt] = useState<string>();
  const continues = continueWhenFull && userId !== undefined && words.text !== unsaved;
  const paused = words.length === 'over' && !continues;
  const chooseMicrophone = (browserFailed: boolean) => dialogs.open('microphone', { userId, browserFailed });
  const recorder = useRecorder({
    userId,
    text: words.speechText,
    language,
    paused,
    room: () => (continues ? Number.POSITIVE_INFINITY : cap - words.transcript.getText().length),
    createSink,
    source: {
      entries: dictation.words.entries,
      perform:
        commands && perform
          ? (command, finish) => perform(command, { words, stopRecording: finish, save: events.onSave })
          : undefined,
    },
    hints: dictation.words.hints,
    onStarting() {
      dictation.onStarting();
      events.onStarting();
    },
    onPhrase: (phrase) => words.hear(phrase, (cut) => phrase.onWritten?.(cut !== 'all'), continues),
    onInterim: words.transcript.setInterim,
    onNotice: (notice, { browserFailed }) =>
      void loadNotice().then(({ microphoneNotice }) =>
        toast(microphoneNotice(notice, () => chooseMicrophone(browserFailed))),
      ),
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
  return {
    ...recorder,
    dictation,
    chooseMicrophone: () => chooseMicrophone(recorder.browserFailed),
    paused,
    pauseAt,
  };
}

/** Dictionary, commands and pinyin are loaded with the first phrase, if they aren't there yet. */
function createSink(next: PhraseSink, source: () => RecordingSource, finish: () => void): PhraseSink {
  const withFinish = (): DictationSource => {
    const { entries, perform } = source();
    return { entries, perform: perform && ((command) => perform(command, finish)) };
  };
  return createBufferingSink(
    () => loadDictation().then((part) => part.createPhraseSink(next, withFinish)),
    next,
  );
}

/** The user's dictionary and spoken commands. Loaded once the user has words, a recording or some text. */
function useDictation(userId: string | undefined, hasText: boolean) {
  const [hasRecorded, setRecorded] = useState(false);
  const { done, show } = useLastCommand();
  const isWanted =
    hasRecorded ||
    hasText ||
    localStore.read('dictionary') !== null ||
    localStore.read('accountHasWords') !== null;
  const module = useLazyModule(loadDictation, isWanted);
  return {
    words: useUserWords(userId, isWanted),
    done,
    hasRecorded,
    Part: module?.DictationPart,
    onStarting: () => setRecorded(true),
    /** Undefined until the code for commands is there. */
    perform: module
      ? (command: SpokenCommand, targets: CommandTargets) =>
          show(command.name, module.performCommand(command, targets))
      : undefined,
  };
}
