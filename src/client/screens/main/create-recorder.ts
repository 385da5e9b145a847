import { lengthState } from '../../../shared/limits.ts';
import { createBufferingSink } from '../../features/dictation/buffering-sink.ts';
import type { SpokenCommand } from '../../features/dictation/create-dictation.ts';
import { createLastCommand, type LastCommand } from '../../features/dictation/last-command.ts';
import { createRecorderControl, type RecorderControl } from '../../features/recorder/recorder-control.ts';
import { tellCut } from '../../features/transcript/tell-cut.ts';
import { lazyController } from '../../platform/lazy-controller.ts';
import type { Phrase, PhraseSink } from '../../platform/recognition/recognition.ts';
import { settings } from '../../platform/settings.ts';
import { combineStops } from '../../platform/signal.ts';
import { localStore } from '../../platform/storage.ts';
import { loadWithRetry } from '../../ui/lazy-part.ts';
import type { SaveActions } from './create-save-actions.ts';
import type { Core, MainPage } from './person.ts';

export interface DictationRecorder extends Omit<RecorderControl, 'update'> {
  update(): void;
  lastCommand: LastCommand;
  /** Opens the dialog to choose the microphone and the recogniser. */
  chooseMicrophone(): void;
}

const loadKeeper = () => loadWithRetry(() => import('./keep-recordings.ts'));
const loadNotice = () => loadWithRetry(() => import('../../features/recorder/microphone-notice.ts'));
const loadNewTextNotice = () => loadWithRetry(() => import('./new-text-notice.ts'));
export const loadDictation = () => loadWithRetry(() => import('./dictation-part.tsx'));

/** The recorder of the open document: My dictionary and spoken commands first, then the text. */
export function createRecorder(core: Core, page: MainPage, saving: SaveActions): DictationRecorder {
  const { client, queries, toast, announce, dialogs } = page;
  const { transcript, sound } = core;
  const lastCommand = createLastCommand();
  /** A full text that couldn't be saved, so that the recording can't continue with the next one. */
  let unsaved: string | null = null;
  let isContinuing = false;
  /** Loaded with the first phrase. */
  let dictation: Awaited<ReturnType<typeof loadDictation>> | undefined;
  /** The last phrase of this recording, with the text that it ended when it was written. */
  let last: { phrase: Phrase; text: string } | null = null;

  const account = () => core.person().account;
  const continues = () =>
    settings.get().continueWhenFull && account().userId !== undefined && transcript.getText() !== unsaved;
  const isFull = () => lengthState(transcript.getText().length, account().cap) === 'over';

  function write(phrase: Phrase) {
    const { cap } = account();
    const rules = { cap, punctuation: settings.get().punctuation };
    core.hear(phrase, rules, (cut) => {
      keeper.get()?.heard(phrase);
      if (!continues()) tellCut(toast, cap, cut, 'spoken');
      phrase.onWritten?.(cut !== 'all');
      // A server punctuates by itself, and writes its words when the recording may be over.
      last =
        phrase.segment === undefined && cut === 'nothing' ? { phrase, text: transcript.getText() } : null;
      // An engine that hangs may revise its last words when the recording is over.
      if (phrase.revises !== undefined && control.isIdle()) endSentence();
    });
  }

  /** Ends the last sentence, unless the text was changed since. It revises the phrase, which keeps its time. */
  function endSentence() {
    const text = transcript.getText();
    if (!last || last.text !== text || !settings.get().punctuation) return;
    const { phrase } = last;
    last = null;
    const mark = dictation?.endOfSentence(text, phrase.language) ?? '';
    // Without room for the mark there would be a warning about it.
    if (mark === '' || text.length + mark.length > account().cap) return;
    const ended = { ...phrase, words: phrase.words + mark, revises: phrase.words };
    core.hear(ended, { cap: account().cap, punctuation: true }, () => {});
  }

  /** A command that was said for a text that has been put aside since must not change the one on the screen. */
  function perform({ name, phrase, write: writeWords }: SpokenCommand, act: () => () => void) {
    if (core.isAside(phrase.segment)) writeWords(phrase);
    else lastCommand.show(name, act());
  }

  /** Dictionary, commands and pinyin are loaded with the first phrase, if they aren't there yet. */
  function createSink(finish: () => void): PhraseSink {
    const text: PhraseSink = { phrase: write, interim: transcript.setInterim, flush: async () => {} };
    const targets = () => ({
      words: { transcript, cap: account().cap },
      stopRecording: finish,
      save: saving.saveTranscript,
    });
    const load = () =>
      loadDictation().then((loaded) => {
        dictation = loaded;
        return loaded.createPhraseSink(text, () => ({
          entries: core.person().words.entries,
          perform: settings.get().commands
            ? (command) => perform(command, () => loaded.performCommand(command, targets()))
            : undefined,
        }));
      });
    return createBufferingSink(load, text);
  }

  /** Keeps the sound beside the recorder, if that is wanted. */
  const keeper = lazyController(loadKeeper, ({ createKeptRecordings, openSecondStream }) =>
    createKeptRecordings({
      ...{ documents: core, settings, toast, local: localStore, now: Date.now },
      status: control.status,
      userId: () => account().userId,
      openMicrophone: () => openSecondStream(settings.get().microphone?.id),
    }),
  );
  const keep: typeof keeper.run = (run) => {
    if (settings.get().keepRecordings || keeper.get()) keeper.run(run);
  };

  /** The words of a document in a store belong to its sound, so a recording can't continue it. */
  function startNew() {
    core.clear();
    const { previous } = core.view();
    const onBack = () => void sound.quiet().then(core.back);
    void loadNewTextNotice().then(
      ({ newTextNotice }) => previous && toast(newTextNotice(previous.title, onBack)),
      // The document bar offers the way back too.
      () => {},
    );
  }

  const openMicrophones = (browserFailed: boolean) =>
    dialogs.open('microphone', { userId: account().userId, browserFailed });

  const control = createRecorderControl({
    ...{ client, queries, toast, announce, createSink },
    text: { keepPlace: transcript.keepPlace, dropPlace: core.dropPlace, isWritten: core.isWritten },
    language: () => settings.get().language,
    isPaused: () => isFull() && !continues(),
    room: () => (continues() ? Number.POSITIVE_INFINITY : account().cap - transcript.getText().length),
    hints: () => core.person().words.hints,
    onEnding: endSentence,
    onStarting() {
      last = null;
      sound.silence();
      if (core.isInStore()) startNew();
    },
    onSignIn: () => dialogs.open('sign-in'),
    early: () => globalThis.earlyRecording,
    onCapture: (opened) => keep((loaded) => loaded.onCapture(opened)),
    onNotice: (notice, { browserFailed }) =>
      void loadNotice().then(({ microphoneNotice }) =>
        toast(microphoneNotice(notice, () => openMicrophones(browserFailed))),
      ),
    onExplainServer: (onStart) => dialogs.open('server-recording', { tier: account().tier, onStart }),
  });

  /** Saves the full text while the recording continues. Words that are spoken meanwhile start the next text. */
  async function continueWithNext() {
    const { phase, paused, engine } = control.status();
    const isRunning = phase === 'starting' || phase === 'recording';
    if (isContinuing || !isRunning || paused || !isFull() || saving.isSaving()) return;
    isContinuing = true;
    const text = transcript.getText();
    const isSaved = await saving.saveAndStartNew();
    isContinuing = false;
    if (!isSaved) {
      unsaved = text;
      control.refresh();
      return;
    }
    if (engine === 'server') (await control.loadServer()).resumeFull();
    // The text is still full if it was edited while it was saved.
    void continueWithNext();
  }

  function refresh() {
    control.refresh();
    void continueWithNext();
  }

  return {
    ...control,
    lastCommand,
    chooseMicrophone: () => openMicrophones(control.status().browserFailed),
    update() {
      const { userId, capKnown } = account();
      control.update({ userId, isKnown: capKnown });
      void continueWithNext();
    },
    connect: () =>
      combineStops(
        control.connect(),
        transcript.subscribe(refresh),
        control.subscribe(() => void continueWithNext()),
        control.subscribe(() => control.status().hasRecorded && keep((loaded) => loaded.refresh())),
        keeper.dispose,
        saving.subscribe(() => void continueWithNext()),
      ),
  };
}
