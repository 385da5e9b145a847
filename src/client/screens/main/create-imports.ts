import { chapterOf, markSaved } from '../../../shared/document/document.ts';
import { engineLocale } from '../../../shared/languages.ts';
import type { TextRange } from '../../../shared/sentences.ts';
import { apiQueries } from '../../api/queries.ts';
import type { QueryClient } from '../../api/query-client.ts';
import type { Backend } from '../../backend/backend.ts';
import { deviceDictionary } from '../../features/dictionary/device-dictionary.ts';
import { dictionaryQuery } from '../../features/dictionary/dictionary-query.ts';
import { type BrowserImporter, createBrowserImporter } from '../../features/imports/browser-importer.ts';
import { acceptedFiles } from '../../features/imports/file-kinds.ts';
import { finishedChapters, type ImportView } from '../../features/imports/import-job.ts';
import { importStrings, partStrings as strings } from '../../features/imports/import-strings.ts';
import type { Importer } from '../../features/imports/importer.ts';
import { createListening } from '../../features/imports/listening.ts';
import { saveChapters } from '../../features/imports/save-chapters.ts';
import { watchFiles } from '../../features/imports/watch-files.ts';
import { createSpeechQueue } from '../../features/recorder/speech-queue.ts';
import { openedText } from '../../features/saved/opened-text.ts';
import { chooseFile } from '../../platform/choose-file.ts';
import { takeIncomingFiles } from '../../platform/incoming-files.ts';
import { settings } from '../../platform/settings.ts';
import { localStore } from '../../platform/storage.ts';
import type { Studio } from '../../studio/create-studio.ts';
import type { ShowToast } from '../../ui/toast.tsx';
import type { Account } from '../account.ts';
import type { Dialogs } from '../dialogs.tsx';
import { documentExport } from './document-export.ts';
import { textId } from './shown-selection.ts';
import { takeFile } from './take-file.ts';

export interface ImportsView {
  /** The import that is running, or that belongs to the open document. */
  job: ImportView | null;
  /** Whether a file is being dragged over the card. */
  isOver: boolean;
  /** Whether the recording of the open document is being played, and the sentence that is heard. */
  listening: boolean;
  heard: TextRange | null;
}

export interface ImportsDeps {
  client: Backend;
  queries: QueryClient;
  toast: ShowToast;
  dialogs: Dialogs;
  studio: Studio;
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
  show(chapter: number): void;
  back(): void;
  saveAll(): void;
  exportAll(): void;
  update(account: Account): void;
  dispose(): void;
}

export const noImports: ImportsView = { job: null, isOver: false, listening: false, heard: null };

/** The owner of a visitor's imports: texts can be imported without an account. */
const visitor = 'visitor';

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

  function set(patch: Partial<ImportsView>) {
    view = { ...view, ...patch };
    deps.onView(view);
  }

  const listening = createListening({
    shown: () => ({ text: transcript.getText(), timings: transcript.getTimings() }),
    locale: () => engineLocale(studio.current().language),
    onChange: (active, heard) => set({ listening: active, heard }),
  });
  const onClick = ({ target }: MouseEvent) => {
    if (!listening.active() || !(target instanceof HTMLTextAreaElement)) return;
    if (target.id === textId('original')) listening.playFrom(target.selectionStart);
  };
  document.addEventListener('click', onClick);
  let shownKey = studio.view().key;
  const stopWatchingText = studio.subscribe(() => {
    const { key } = studio.view();
    if (key === shownKey) return;
    shownKey = key;
    listening.stop();
    // In the next frame the pane scrolls to new words, but a text should be shown from its beginning.
    requestAnimationFrame(() => {
      const pane = document.querySelector('.transcript-pane');
      if (pane) pane.scrollTop = 0;
    });
  });

  function create(): Promise<BrowserImporter | null> {
    const userId = account?.userId;
    const isCurrent = () => account?.userId === userId;
    return disposed.then(async () => {
      const importer = await createBrowserImporter({
        client,
        documents: studio,
        userId: userId ?? visitor,
        createQueue: createSpeechQueue,
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
        onRemaining: (remaining) =>
          queries.setQueryData(apiQueries.recognitionAllowance(client, userId).queryKey, (known) =>
            known ? { ...known, remaining, allowed: remaining > 0 } : known,
          ),
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
      beforeOpening() {
        openedText.forget();
        return sound.quiet();
      },
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

  async function saveAll(): Promise<void> {
    const userId = account?.userId;
    if (userId === undefined) return dialogs.open('sign-in');
    const document = studio.current();
    const state = view.job?.state ?? 'done';
    const chapters = finishedChapters(state, document.chapters);
    const { saved, stopped } = await saveChapters(client, { ...document, chapters }, userId);
    await studio.change(document.id, (now) => markSaved(now, saved));
    void queries.invalidateQueries({ queryKey: apiQueries.saved(client, userId).queryKey });
    void queries.invalidateQueries({ queryKey: apiQueries.saveAllowance(client, userId).queryKey });
    const left = state === 'done' ? {} : { description: strings.unfinished };
    if (stopped === null) toast({ tone: 'good', title: strings.savedAll(saved.length), ...left });
    else toast({ tone: 'warn', title: strings.savedSome(saved.length, chapters.length) });
  }

  return {
    choose,
    take,
    pause: () => run((importer) => importer.pause()),
    resume: () => run((importer) => importer.resume()),
    cancel: () => run((importer) => importer.cancel()),
    remove: () => run((importer) => importer.remove()),
    listen() {
      if (listening.active()) return listening.stop();
      const file = load().then((importer) => importer?.file());
      void listening.start(() => file);
    },
    stopListening: listening.stop,
    show(chapter) {
      openedText.forget();
      studio.showChapter(chapter);
    },
    back() {
      openedText.forget();
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
      for (const file of waiting.splice(0)) take(file);
      takeIncomingFiles({
        onFile: take,
        onShared: (file) => dialogs.open('shared-file', { file, onOpen: () => take(file) }),
        onLost: () => toast({ tone: 'warn', title: importStrings.lost }),
      }).catch(() => undefined);
    },
    dispose() {
      waiting = [];
      listening.stop();
      stopWatchingText();
      stopWatchingFiles();
      document.removeEventListener('click', onClick);
      disposeImporter();
    },
  };
}
