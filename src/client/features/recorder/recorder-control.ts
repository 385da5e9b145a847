import type { LanguageCode } from '../../../shared/languages.ts';
import type { QueryClient } from '../../api/query-client.ts';
import type { Backend } from '../../backend/backend.ts';
import { type LazyController, lazyController } from '../../platform/lazy-controller.ts';
import { microphones } from '../../platform/microphones.ts';
import type { PhraseSink } from '../../platform/recognition/recognition.ts';
import { settings } from '../../platform/settings.ts';
import { combineStops, createSignal } from '../../platform/signal.ts';
import { localStore } from '../../platform/storage.ts';
import { whenActed } from '../../platform/when-acted.ts';
import { whenSettled } from '../../platform/when-settled.ts';
import { loadWithRetry } from '../../ui/lazy-part.ts';
import type { ToastMessage } from '../../ui/toast-message.ts';
import type { EarlyRecording } from './early-recording.ts';
import { type EngineInUse, engineInUse } from './engine-in-use.ts';
import type { MicrophoneNotice } from './microphone-notice.ts';
import type { ProblemText } from './problem-text.ts';
import type { Phase, Problem } from './recorder-state.ts';
import type { OpenedCapture } from './server-recognition.ts';
import type { ServerSpeech, SpeechText } from './server-speech.ts';
import { emptyQueue, type SpeechQueueView } from './speech-queue-view.ts';
import { recorderStrings } from './strings.ts';

export interface RecorderDeps {
  client: Backend;
  queries: QueryClient;
  toast(message: ToastMessage): unknown;
  announce(message: string): void;
  text: SpeechText;
  language(): LanguageCode;
  /** Whether the text has reached its cap, so that recording stops and can't start. */
  isPaused(): boolean;
  /** How many characters still fit. */
  room(): number;
  /** Words the user is likely to say, for engines that take hints. */
  hints(): readonly string[];
  /** Receives the words. `finish` ends the recording. */
  createSink(finish: () => void): PhraseSink;
  /** Called when the microphone is about to be opened. */
  onStarting(): void;
  /** Called when a recording has ended and its last words are written. */
  onEnding?(): void;
  /** Called when recording needs an account in this browser. */
  onSignIn(): void;
  onNotice(notice: MicrophoneNotice, status: RecorderStatus): void;
  /** Called with the stream of each microphone that is opened for another engine than the browser's. */
  onCapture?(opened: OpenedCapture): void;
  /** Recording couldn't start. A message has said why. */
  onRefused?(): void;
  /** Called before the server's recogniser is used for the first time, to tell the user where the audio goes. */
  onExplainServer(start: () => void): void;
  /** What the kernel has recorded, on a page that has one. */
  early?(): EarlyRecording | undefined;
}

interface RecorderPerson {
  userId: string | undefined;
  /** False while the session may still be loading. */
  isKnown: boolean;
}

export interface RecorderStatus {
  phase: Phase;
  engine: EngineInUse;
  /** Whether the browser's engine reported that it can't work here. */
  browserFailed: boolean;
  /** Help to show if the last attempt failed. */
  help: string | null;
  /** The speech that the server has still to transcribe. */
  queue: SpeechQueueView;
  /** Whether the text is full, so that nothing can be recorded. */
  paused: boolean;
  /** Whether something was recorded since the page was opened. */
  hasRecorded: boolean;
}

export interface RecorderControl {
  status(): RecorderStatus;
  subscribe(listener: () => void): () => void;
  isIdle(): boolean;
  /** Whether the browser will ask for permission to use the microphone. */
  isAsking(): boolean;
  update(person: RecorderPerson): void;
  /** Call it when the language, the text or its cap may have changed. */
  refresh(): void;
  press(): void;
  /** Stops the recording, if there is one; the last words still arrive. */
  finish(): void;
  /** Stops the engine, and starts the one of the settings. */
  restart(): Promise<void>;
  /** Ignores further words from an engine that was stopped but is still running. */
  forgetLateWords(): void;
  /** Resolves when every word that was heard has been written. */
  written(): Promise<void>;
  /** Says that the microphone is silent or was unplugged. */
  notice(notice: MicrophoneNotice): void;
  /** Rejects when nobody is signed in. */
  loadServer(): Promise<ServerSpeech>;
  /** Calls the listener whenever the engine hears something that may be speech. */
  subscribeSpeech(listener: () => void): () => void;
  /** Calls the listener with the loudness of a microphone that another engine than the browser's listens to, from 0 to 1. */
  subscribeLevel(listener: (level: number) => void): () => void;
  /** Connects it to the page. Returns a function that ends everything. */
  connect(): () => void;
}

const loadRecorder = () => loadWithRetry(() => import('./browser-recorder.ts'));
const loadServerSpeech = () => loadWithRetry(() => import('./server-speech.ts'));
// A recording that has started, or a press that was kept until the page is ready, needs it then.
if (globalThis.document?.querySelector('[data-early], .record-dock [data-kept]'))
  loadRecorder().catch(() => {});
/** Engines without final results are stopped when the interim words exceed the cap by this much. */
const lengthTolerance = 40;

/** Before hydration it isn't known what the browser supports: we assume that it recognises speech, as most do. */
export const initialRecorder: RecorderStatus = {
  phase: 'idle',
  engine: 'browser',
  browserFailed: false,
  help: null,
  queue: emptyQueue,
  paused: false,
  hasRecorded: false,
};

/** Records with the browser's engine or the server's. Their code is loaded soon after the page or with the first press. */
export function createRecorderControl(deps: RecorderDeps): RecorderControl {
  const { client, queries, toast, announce, text, hints } = deps;
  const { browser, backend: hasServer, needsPreparation } = client.capabilities.recognition;
  const changed = createSignal();
  const speech = createSignal();
  const level = createSignal<[number]>();
  let person: RecorderPerson = { userId: undefined, isKnown: false };
  let language = deps.language();
  let isPaused = false;
  let isConnected = false;
  /** Whether the button was pressed while the session was still loading. */
  let isPressedEarly = false;
  let hasRecorded = false;
  let recorderPhase: Phase = 'idle';
  /** Whether the button was pressed before the recorder was loaded. */
  let isWaiting = false;
  let browserFailed = false;
  let help: string | null = null;
  let queue = emptyQueue;
  let sink: PhraseSink | null = null;
  let server: LazyController<ServerSpeech> | null = null;
  /** The kernel's recording, until this recorder is loaded and continues it. */
  let early: EarlyRecording | undefined;
  const active = () => recorder.get() ?? early;
  let state: RecorderStatus | null = null;

  function status(): RecorderStatus {
    state ??= {
      phase: isWaiting ? 'starting' : recorderPhase,
      engine: engineInUse({
        setting: settings.get().recognition,
        browser,
        browserFailed,
        server: hasServer,
        signedIn: person.userId !== undefined,
      }),
      browserFailed,
      help,
      queue,
      paused: isPaused,
      hasRecorded,
    };
    return state;
  }

  const isAsking = () => localStore.read('micPermission') !== 'granted';
  let isAskingNow = isAsking();

  function tell() {
    const before = state;
    const wasAsking = isAskingNow;
    state = null;
    isAskingNow = isAsking();
    const { engine } = status();
    changed.emit();
    // Their names are known from now on.
    if (wasAsking && !isAskingNow) microphones.refresh();
    if (!before || engine === before.engine) return;
    // The session ended while recording. The speech so far is offered again after the next sign-in.
    if (engine === 'sign-in') finish();
    // Loaded in advance, so that it also works if the network is lost later.
    if (engine === 'server') server?.prepare();
  }

  function setWaiting(next: boolean) {
    if (!next) recorder.forget();
    if (isWaiting === next) return;
    isWaiting = next;
    tell();
  }

  const recorder = lazyController(loadRecorder, ({ createBrowserRecorder }) => {
    const continued = early;
    early = undefined;
    const created = createBrowserRecorder({
      language,
      early: continued,
      hints,
      loadServer: () => loadServer().then(({ recognition }) => recognition),
      choose: () => (status().engine === 'server' ? 'server' : 'browser'),
      canFallBack: (code) =>
        settings.get().recognition === 'auto' &&
        hasServer &&
        person.userId !== undefined &&
        // Without a microphone, the server couldn't hear anything either.
        (code !== 'audio-capture' || microphones.get().length > 0),
      onFallBack,
      onStarting() {
        hasRecorded = true;
        deps.onStarting();
      },
      onPhase(phase) {
        // Before anybody is told, because a translation starts with the end of the recording.
        if (phase === 'idle') deps.onEnding?.();
        recorderPhase = phase;
        tell();
      },
      onPhrase: (phrase) => sink?.phrase(phrase),
      onInterim(words, language) {
        if (words !== '') speech.emit();
        sink?.interim(words, language);
        if (words.length > deps.room() + lengthTolerance) recorder.get()?.finish();
      },
      onSpeech: speech.emit,
      onStarted: () => announce(recorderStrings.announceStarted),
      onStopped: () => announce(recorderStrings.announceStopped),
      onProblem,
    });
    // The sink shows them by now, and what is shown is kept.
    continued?.forgetWords();
    return created;
  });

  function onFallBack() {
    browserFailed = true;
    tell();
    if (settings.get().serverSpeechExplained) return;
    settings.update({ serverSpeechExplained: true });
    loadServer().then(
      ({ takenOver }) => toast(takenOver),
      () => {},
    );
  }

  function onProblem(problem: Problem, { title, help: sentence }: ProblemText) {
    // The next press uses the server if possible.
    if (problem.kind === 'no-response') browserFailed = true;
    help = sentence;
    tell();
    toast({ title, description: sentence, tone: problem.kind === 'silence' ? 'info' : 'bad' });
  }

  const nextChange = () =>
    new Promise<void>((resolve) => {
      const stop = changed.subscribe(() => {
        stop();
        resolve();
      });
    });

  async function loadServer() {
    // A session that is still loading may have an account.
    while (!server && !person.isKnown) await nextChange();
    if (!server) throw new Error('Nobody is signed in');
    return server.load();
  }

  const notice = (found: MicrophoneNotice) => deps.onNotice(found, status());

  /** Speech belongs to the account that recorded it. */
  function openServer() {
    server?.dispose();
    server = null;
    queue = emptyQueue;
    const { userId } = person;
    if (userId === undefined || !hasServer) return;
    server = lazyController(loadServerSpeech, ({ createServerSpeech }) =>
      createServerSpeech({
        ...{ client, queries, userId, text, hints },
        language: () => language,
        onNotice: notice,
        onLevel: level.emit,
        onCapture: deps.onCapture,
        onPhrase: (phrase) => sink?.phrase(phrase),
        onChange(next) {
          queue = next;
          tell();
        },
      }),
    );
    if (localStore.read('speechWaiting') !== null || status().engine === 'server') server.prepare();
  }

  /** Shows what the kernel has recorded so far, and writes what it kept on earlier visits. */
  function connectEarly() {
    const found = deps.early?.();
    const onPhase = (phase: Phase) => {
      recorderPhase = phase;
      tell();
    };
    if (found?.connect(onPhase)) {
      early = found;
      hasRecorded = true;
      onPhase(found.phase());
    }
    const hasWords = localStore
      .keys()
      .some((key) => key.includes('early:') && !key.endsWith(`${found?.page}`));
    if (!deps.early || !hasWords) return;
    const written = loadRecorder().then(async ({ restoreWords }) => {
      if (sink) await restoreWords(sink, deps.onStarting);
    });
    // They stay until the next visit.
    written.catch(() => {});
  }

  function finish() {
    setWaiting(false);
    active()?.finish();
  }

  function toggle() {
    help = null;
    if (active()) {
      tell();
      active()?.press();
      if (early) recorder.prepare();
      return;
    }
    setWaiting(!isWaiting);
    if (!isWaiting) return;
    // Only once the button has changed, because even starting to load takes a moment on a phone.
    void Promise.resolve().then(() => {
      if (!isWaiting) return;
      recorder.run((ready) => {
        // It is never idle in between.
        ready.press();
        setWaiting(false);
      });
      // The page already says when it is offline.
      recorder.load().catch(() => setWaiting(false));
    });
  }

  function press() {
    const { phase, engine } = status();
    const isIdle = phase === 'idle';
    if (isPaused || (isIdle && (needsPreparation || engine === 'none')))
      void loadRecorder()
        .then((module) => module.prepareRecording(isPaused, needsPreparation, language, toast))
        // The page already says when it is offline.
        .catch(() => false)
        .then((ready) => (ready ? toggle() : deps.onRefused?.()));
    else if (isIdle && engine === 'sign-in' && person.isKnown) deps.onSignIn();
    else if (isIdle && engine === 'sign-in') isPressedEarly = true;
    else if (isIdle && engine === 'server' && !settings.get().serverSpeechExplained)
      deps.onExplainServer(() => {
        settings.update({ serverSpeechExplained: true });
        toggle();
      });
    else toggle();
  }

  function refresh() {
    const before = { language, isPaused };
    language = deps.language();
    isPaused = deps.isPaused();
    if (language !== before.language) recorder.get()?.setLanguage(language);
    if (isPaused === before.isPaused) return;
    if (isPaused) {
      setWaiting(false);
      recorder.get()?.full();
      early?.finish();
    }
    tell();
  }

  return {
    status,
    subscribe: changed.subscribe,
    isIdle: () => status().phase === 'idle',
    isAsking,
    update(next) {
      const before = person;
      person = next;
      refresh();
      if (next.userId !== before.userId && isConnected) openServer();
      if (next.userId !== before.userId || next.isKnown !== before.isKnown) tell();
      if (!isPressedEarly || (next.userId === undefined && !next.isKnown)) return;
      isPressedEarly = false;
      press();
    },
    refresh,
    press,
    finish,
    async restart() {
      finish();
      while (status().phase !== 'idle') await nextChange();
      press();
    },
    forgetLateWords: () => recorder.get()?.forgetLateWords(),
    async written() {
      if (early) await recorder.load().catch(() => {});
      await sink?.flush();
    },
    notice,
    loadServer,
    subscribeSpeech: speech.subscribe,
    subscribeLevel: level.subscribe,
    connect() {
      isConnected = true;
      sink = deps.createSink(finish);
      openServer();
      connectEarly();
      if (early) recorder.prepare();
      const onSettings = () => {
        refresh();
        tell();
      };
      const stop = combineStops(
        settings.subscribe(onSettings),
        whenActed(recorder.prepare),
        whenSettled(recorder.prepare),
      );
      return () => {
        stop();
        isConnected = false;
        isWaiting = false;
        recorderPhase = 'idle';
        early?.finish();
        early = undefined;
        recorder.dispose();
        server?.dispose();
        server = null;
        queue = emptyQueue;
        tell();
      };
    },
  };
}
