import { chapterOf, markSaved } from '../../../shared/document/document.ts';
import { engineLocale } from '../../../shared/languages.ts';
import type { TextRange } from '../../../shared/sentences.ts';
import { apiQueries } from '../../api/queries.ts';
import type { QueryClient } from '../../api/query-client.ts';
import { countRecognition } from '../../api/transcribe.ts';
import type { Backend } from '../../backend/backend.ts';
import { deviceDictionary } from '../../features/dictionary/device-dictionary.ts';
import { dictionaryQuery } from '../../features/dictionary/dictionary-query.ts';
import { type BrowserImporter, createBrowserImporter } from '../../features/imports/browser-importer.ts';
import { acceptedFiles } from '../../features/imports/file-kinds.ts';
import { finishedChapters, type ImportView } from '../../features/imports/import-job.ts';
import type { Importer } from '../../features/imports/importer.ts';
import { createListening, type ListeningView } from '../../features/imports/listening.ts';
import { saveChapters } from '../../features/imports/save-chapters.ts';
import { chapterAt } from '../../features/imports/sentence-at-time.ts';
import { importStrings, partStrings as strings } from '../../features/imports/strings.ts';
import { watchFiles } from '../../features/imports/watch-files.ts';
import { readWaveform, type Waveform } from '../../features/imports/waveform.ts';
import { createSpeechQueue } from '../../features/recorder/speech-queue.ts';
import { lostNote, lostNoteMs } from '../../features/saved/lost-note.ts';
import { turnStrings } from '../../features/turns/strings.ts';
import { chooseFile } from '../../platform/choose-file.ts';
import { takeIncomingFiles } from '../../platform/incoming-files.ts';
import { openSound } from '../../platform/media/sound-file.ts';
import { visitor } from '../../platform/recordings/recording-store.ts';
import { settings } from '../../platform/settings.ts';
import { localStore } from '../../platform/storage.ts';
import type { Documents } from '../../studio/documents.ts';
import type { SoundArbiter } from '../../studio/sound-arbiter.ts';
import type { ShowToast } from '../../ui/toast.tsx';
import type { Account } from '../account.ts';
import type { Dialogs } from '../dialogs.tsx';
import { createRecordingCopies } from './copy-recordings.ts';
import { documentExport } from './document-export.ts';
import { titleOfChapter } from './document-title.ts';
import { createRecordedSound } from './recorded-sound.ts';
import { textId } from './shown-selection.ts';
import { takeFile } from './take-file.ts';

export interface ImportsView {
  /** The import that is running, or that belongs to the open document. */
  job: ImportView | null;
  /** Whether the recording of the open document is on this device. */
  playable: boolean;
  /** Whether a file is being dragged over the card. */
  isOver: boolean;
  /** Where the recording of the open document is being played, and the sentence that is heard. */
  listening: ListeningView | null;
  heard: TextRange | null;
  /** Null until it is wanted and has been read. */
  waveform: Waveform | null;
  /** How long the recording is, once its waveform is wanted. */
  lengthMs?: number | undefined;
}

export interface ImportsDeps {
  client: Backend;
  queries: QueryClient;
  toast: ShowToast;
  dialogs: Dialogs;
  studio: Documents & { sound: SoundArbiter };
  onView(view: ImportsView): void;
}

export interface Imports {
  /** Opens the file picker. */
  choose(): void;
  take(file: File): void;
  pause(): void;
  resume(): void;
  cancel(): void;
  remove(): void;
  /** Plays the recording of the open document, or stops it. */
  listen(): void;
  stopListening(): void;
  /** Plays the recording from a time in it, and pauses at another one if it is given. */
  playFrom(ms: number, untilMs?: number): void;
  seek(ms: number): void;
  /** Pauses the recording, or continues or begins it. */
  togglePlaying(): void;
  setSpeed(speed: number): void;
  /** Reads how loud the recording is, for the view. */
  readWaveform(): void;
  show(chapter: number): void;
  back(): void;
  saveAll(): void;
  exportAll(): void;
  update(account: Account): void;
  dispose(): void;
}

export const noImports: ImportsView = {
  job: null,
  playable: false,
  isOver: false,
  listening: null,
  heard: null,
  waveform: null,
};

/** How much sound is still played after the last word of a part. */
const tailMs = 300;
/** A position that is further on than this after the one before it was chosen, not reached by playing. */
const jumpMs = 2_000;

/** Turns chosen, dropped, pasted and shared files into documents, and looks after the ones that were imported. */
export function createImports(deps: ImportsDeps): Imports {
  const { client, queries, toast, dialogs, studio } = deps;
  const { transcript, sound } = studio;
  let view = noImports;
  let account: Account | null = null;
  let waiting: File[] = [];
  let loading: Promise<BrowserImporter | null> | undefined;
  /** The importer of the previous user, or of a visitor before the session was loaded, has to be disposed of first. */
  let disposed: Promise<unknown> = Promise.resolve();

  /** Whether the sound of the open document was kept when it was dictated or imported, and whether it goes on after it. */
  let isKept = false;
  let goesOn = false;

  const isImported = () => view.job !== null && view.job.id === studio.view().id;

  function set(patch: Partial<ImportsView>) {
    const next = { ...view, ...patch };
    const imported = next.job?.id === studio.view().id ? next.job : null;
    view = { ...next, playable: imported?.playable || isKept };
    deps.onView(view);
  }

  const listening = createListening({
    shown: () => ({ text: transcript.getText(), segments: transcript.getSegments() }),
    locale: () => engineLocale(studio.current().language),
    onPosition: showHeard,
    onChange: (listens, heard) => set({ listening: listens, heard }),
    onFailed: () => toast({ tone: 'bad', title: strings.cantPlay }),
  });
  const onClick = ({ target }: MouseEvent) => {
    if (!listening.view() || !(target instanceof HTMLTextAreaElement)) return;
    if (target.id === textId('original')) listening.playFrom(target.selectionStart);
  };
  document.addEventListener('click', onClick);
  let heardMs = 0;
  let shown = studio.view();
  /** Whether the next part is shown because it is heard. */
  let isFollowing = false;
  const stopWatchingText = studio.subscribe(() => {
    const last = shown;
    shown = studio.view();
    if (shown.key === last.key) return;
    if (!isFollowing) listening.stop();
    if (shown.id === null || shown.id !== last.id) forgetWaveform();
    // In the next frame the pane scrolls to new words, but a text should be shown from its beginning.
    requestAnimationFrame(() => {
      const pane = document.querySelector('.transcript-pane');
      if (pane) pane.scrollTop = 0;
    });
  });

  /** Shows the part that is heard. While somebody changes something, the recording waits at the end of their part. */
  function showHeard({ positionMs, paused }: ListeningView) {
    const before = heardMs;
    heardMs = positionMs;
    const isChanging =
      document.activeElement instanceof HTMLTextAreaElement ||
      document.querySelector('[role="dialog"]') !== null;
    if (isImported()) {
      const { chapters } = studio.current();
      const id = chapters.length > 1 ? chapterAt(chapters, positionMs) : null;
      if (id === null || id === studio.view().chapters[studio.view().shown]?.id) return;
      if (isChanging && !paused) return listening.pause();
      if (isChanging) return;
      isFollowing = true;
      studio.showChapter(id);
      isFollowing = false;
    } else if (goesOn && !paused) {
      const endMs = Math.max(0, ...transcript.getTimings().map(({ to }) => to)) + tailMs;
      const isSeeking = positionMs - before > jumpMs;
      if (before < endMs && positionMs >= endMs && !isSeeking) listening.pause();
    }
  }

  function create(): Promise<BrowserImporter | null> {
    const userId = account?.userId;
    const isCurrent = () => account?.userId === userId;
    return disposed.then(async () => {
      const importer = await createBrowserImporter({
        client,
        documents: studio,
        userId: userId ?? visitor,
        createQueue: createSpeechQueue,
        speakerName: turnStrings.numbered,
        rules: () => ({ cap: account?.cap ?? 0, punctuation: settings.get().punctuation }),
        entries: async () =>
          userId === undefined
            ? deviceDictionary.get()
            : (await queries.fetchQuery(dictionaryQuery(client, userId))).entries,
        onChange(job, exist) {
          // An import of the previous user may still be loading.
          if (!isCurrent()) return;
          if (exist) localStore.write('importWaiting', 'true');
          else localStore.remove('importWaiting');
          set({ job });
        },
        onRemaining: (remaining) => countRecognition(deps, userId, remaining),
      });
      if (isCurrent()) await importer?.restore();
      return importer;
    });
  }

  /** Resolves to null if another page is importing. That page may have been closed by the next call. */
  async function load(): Promise<Importer | null> {
    loading ??= create();
    const mine = loading;
    const forget = () => {
      if (loading === mine) loading = undefined;
    };
    try {
      const importer = await mine;
      if (!importer) forget();
      return importer;
    } catch (error) {
      forget();
      throw error;
    }
  }

  const run = (act: (importer: Importer) => unknown) =>
    void load().then(
      (importer) => importer && act(importer),
      () => undefined,
    );

  function disposeImporter() {
    const last = loading;
    loading = undefined;
    set({ job: null });
    if (last) disposed = last.then((importer) => importer?.dispose()).catch(() => undefined);
  }

  async function takeNow(file: File, now: Account): Promise<void> {
    await takeFile(file, {
      account: now,
      capabilities: client.capabilities,
      load,
      toast,
      choose,
      language: settings.get().language,
      openDialog: (props) => dialogs.open('import', props),
      onUpgrade: () => dialogs.open('upgrade'),
      onSignIn: (returnTo) => dialogs.open('sign-in', returnTo === undefined ? {} : { returnTo }),
      beforeOpening: sound.quiet,
      openText(name, { text, timings }, language) {
        studio.open({
          id: crypto.randomUUID(),
          title: name,
          language,
          source: 'imported',
          chapters: [chapterOf(text, timings)],
        });
      },
    });
  }

  function take(file: File) {
    // Until the cap is known, a signed-in user looks like a visitor.
    if (account?.capKnown) void takeNow(file, account);
    else waiting.push(file);
  }

  const choose = () => void chooseFile(acceptedFiles).then((file) => file && take(file));
  const stopWatchingFiles = watchFiles('.record-card', {
    onFile: take,
    onOver: (isOver) => isOver !== view.isOver && set({ isOver }),
  });

  const recordingFile = () =>
    isImported() && view.job?.playable ? load().then((importer) => importer?.file()) : kept.file();

  function play(fromMs?: number, untilMs?: number) {
    sound.start(null, () => {
      const file = recordingFile();
      const { speed } = settings.get();
      void listening.start(() => file, {
        speed,
        ...(fromMs !== undefined && { fromMs }),
        ...(untilMs !== undefined && { untilMs }),
      });
    });
  }

  let reading = new AbortController();
  function forgetWaveform() {
    reading.abort();
    reading = new AbortController();
    if (view.waveform || view.lengthMs) set({ waveform: null, lengthMs: undefined });
  }

  const kept = createRecordedSound(
    studio,
    () => account?.userId ?? visitor,
    (exists, isLonger) => {
      isKept = exists;
      goesOn = isLonger;
      // It may have become longer.
      if (!isImported()) forgetWaveform();
      set({});
    },
    client.capabilities.storesRecordings
      ? {
          list: (transcriptionId) => client.get('recordings', { params: { transcriptionId } }),
          read: async (transcriptionId, recordingId) =>
            (await client.send('recording', { params: { transcriptionId, recordingId } })).blob(),
        }
      : undefined,
  );

  const copies = client.capabilities.storesRecordings
    ? createRecordingCopies({ client, toast, settings, userId: () => account?.userId })
    : undefined;

  async function showWaveform(): Promise<void> {
    if (view.waveform) return;
    forgetWaveform();
    const { signal } = reading;
    const file = await recordingFile();
    if (!file || signal.aborted) return;
    const opened = await openSound(file);
    try {
      if (!signal.aborted) set({ lengthMs: opened.lengthMs });
      const waveform = await readWaveform(opened, signal);
      if (!signal.aborted) set({ waveform });
    } finally {
      opened.close();
    }
  }

  async function saveAll(): Promise<void> {
    const userId = account?.userId;
    if (userId === undefined) return dialogs.open('sign-in');
    const document = studio.current();
    const state = view.job?.state ?? 'done';
    const chapters = finishedChapters(state, document.chapters);
    const ids = new Set(chapters.map(({ id }) => id));
    const { title } = document;
    const titleOf = (index: number) => (title === null ? undefined : titleOfChapter(title, index));
    const { saved, stopped, lost } = await saveChapters(client, document, { userId, ids, titleOf });
    await studio.change(document.id, (now) => markSaved(now, saved, document));
    void queries.invalidateQueries({ queryKey: apiQueries.saved(client, userId).queryKey });
    void queries.invalidateQueries({ queryKey: apiQueries.saveAllowance(client, userId).queryKey });
    const notes = [stopped === null && state !== 'done' && strings.unfinished, lostNote(lost)];
    toast({
      tone: stopped === null && lost.length === 0 ? 'good' : 'warn',
      title: stopped === null ? strings.savedAll(saved.size) : strings.savedSome(saved.size, chapters.length),
      description: notes.filter(Boolean).join(' '),
      ...(lost.length > 0 && { duration: lostNoteMs }),
    });
  }

  return {
    choose,
    take,
    pause: () => run((importer) => importer.pause()),
    resume: () => run((importer) => importer.resume()),
    cancel: () => run((importer) => importer.cancel()),
    remove: () => run((importer) => importer.remove()),
    listen() {
      if (listening.view()) listening.stop();
      else play();
    },
    stopListening: listening.stop,
    playFrom(ms, untilMs) {
      if (!listening.view()) return play(ms, untilMs);
      listening.seek(ms, untilMs);
      listening.resume();
    },
    seek(ms) {
      if (listening.view()) listening.seek(ms);
      else play(ms);
    },
    togglePlaying() {
      const { paused } = listening.view() ?? {};
      if (paused === undefined) play();
      else if (paused) listening.resume();
      else listening.pause();
    },
    setSpeed(speed) {
      settings.update({ speed });
      listening.setSpeed(speed);
    },
    readWaveform: () => void showWaveform().catch(() => {}),
    show: studio.showChapter,
    back() {
      void sound.quiet().then(studio.back);
    },
    saveAll: () => void saveAll(),
    exportAll: () =>
      dialogs.open('export', {
        source: documentExport(studio.current(), (view.job?.state ?? 'done') !== 'done'),
      }),
    update(next) {
      const isFirst = account === null;
      const isAnother = !isFirst && account?.userId !== next.userId;
      const becomesKnown = next.capKnown && !account?.capKnown;
      account = next;
      if (isAnother) disposeImporter();
      if ((isFirst || isAnother) && localStore.read('importWaiting') !== null) run(() => {});
      if (!becomesKnown) return;
      kept.removeForgotten();
      copies?.start();
      for (const file of waiting.splice(0)) take(file);
      takeIncomingFiles({
        onFile: take,
        onShared: (file) => dialogs.open('shared-file', { file, onOpen: () => take(file) }),
        onLost: () => toast({ tone: 'warn', title: importStrings.lost }),
      }).catch(() => undefined);
    },
    dispose() {
      waiting = [];
      reading.abort();
      listening.stop();
      kept.dispose();
      copies?.dispose();
      stopWatchingText();
      stopWatchingFiles();
      document.removeEventListener('click', onClick);
      disposeImporter();
    },
  };
}
