import type { LanguageCode } from '../../../shared/languages.ts';
import { apiQueries } from '../../api/queries.ts';
import type { QueryClient } from '../../api/query-client.ts';
import type { Backend, Capabilities } from '../../backend/backend.ts';
import { type LazyController, lazyController } from '../../platform/lazy-controller.ts';
import type { Phrase, PhraseSink } from '../../platform/recognition/recognition.ts';
import { settings } from '../../platform/settings.ts';
import { createSignal } from '../../platform/signal.ts';
import { localStore } from '../../platform/storage.ts';
import { whenActed } from '../../platform/when-acted.ts';
import { whenSettled } from '../../platform/when-settled.ts';
import { loadWithRetry } from '../../ui/lazy-part.ts';
import type { ToastMessage } from '../../ui/toast-message.ts';
import { type EngineInUse, engineInUse } from './engine-in-use.ts';
import type { MicrophoneNotice } from './microphone-notice.ts';
import type { ProblemText } from './problem-text.ts';
import type { Phase, Problem } from './recorder-state.ts';
import type { ServerSpeech, SpeechText } from './server-speech.ts';
import { emptyQueue, type SpeechQueueView } from './speech-queue-view.ts';
import { recorderStrings } from './strings.ts';

export interface RecorderServices {
  client: Backend;
  queries: QueryClient;
  toast(message: ToastMessage): unknown;
  announce(message: string): void;
}

export interface RecorderOptions<S = unknown> {
  userId: string | undefined;
  language: LanguageCode;
  text: SpeechText;
  /** Whether the text has reached its cap, so that recording stops and can't start. */
  paused: boolean;
  /** How many characters still fit. */
  room(): number;
  /** Called when the microphone is about to be opened. */
  onStarting(): void;
  onPhrase(phrase: Phrase): void;
  onInterim(words: string): void;
  /** Called when recording needs an account in this browser. */
  onSignIn(): void;
  onNotice(notice: MicrophoneNotice, status: RecorderStatus): void;
  /** Recording couldn't start. A message has said why. */
  onRefused?(): void;
  /** Called before the server's recogniser is used for the first time, to tell the user where the audio goes. */
  onExplainServer(start: () => void): void;
  /** Processes phrases between the engine and the transcript. `source` returns the latest one. */
  createSink(next: PhraseSink, source: () => S, finish: () => void): PhraseSink;
  /** What the sink needs to know, such as the user's dictionary. */
  source: S;
  /** Words the user is likely to say, for engines that take hints. */
  hints: readonly string[];
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
}

export interface RecorderControl<S = unknown> {
  status(): RecorderStatus;
  subscribe(listener: () => void): () => void;
  update(options: RecorderOptions<S>): void;
  press(): void;
  /** Stops the recording, if there is one; the last words still arrive. */
  finish(): void;
  /** Ignores further words from an engine that was stopped but is still running. */
  forgetLateWords(): void;
  /** Rejects when nobody is signed in. */
  loadServer(): Promise<ServerSpeech>;
  /** Calls the listener whenever the engine hears something that may be speech. */
  subscribeSpeech(listener: () => void): () => void;
  /** Connects it to the page. Returns a function that ends everything. */
  connect(): () => void;
}

const loadRecorder = () => loadWithRetry(() => import('./browser-recorder.ts'));
const loadServerSpeech = () => loadWithRetry(() => import('./server-speech.ts'));
// A press that was kept until the page is ready needs it then.
if (globalThis.document?.querySelector('.record-dock [data-kept]')) loadRecorder().catch(() => {});
/** Engines without final results are stopped when the interim words exceed the cap by this much. */
const lengthTolerance = 40;

/** Before hydration it isn't known what the browser supports: we assume that it recognises speech, as most do. */
export const initialRecorder = (signedIn: boolean, { recognition }: Capabilities): RecorderStatus => ({
  phase: 'idle',
  engine: engineInUse({
    setting: 'auto',
    browser: true,
    browserFailed: false,
    server: recognition.backend,
    signedIn,
  }),
  browserFailed: false,
  help: null,
  queue: emptyQueue,
});

/** Records with the browser's engine or the server's. Their code is loaded soon after the page or with the first press. */
export function createRecorderControl<S>(
  services: RecorderServices,
  first: RecorderOptions<S>,
): RecorderControl<S> {
  const { client, queries, toast, announce } = services;
  const { createSink, text } = first;
  const { browser, backend: hasServer, needsPreparation } = client.capabilities.recognition;
  const changed = createSignal();
  const speech = createSignal();
  let now = first;
  let recorderPhase: Phase = 'idle';
  /** Whether the button was pressed before the recorder was loaded. */
  let isWaiting = false;
  let browserFailed = false;
  let help: string | null = null;
  let queue = emptyQueue;
  let sink: PhraseSink | null = null;
  let server: LazyController<ServerSpeech> | null = null;
  let state: RecorderStatus | null = null;

  function status(): RecorderStatus {
    state ??= {
      phase: isWaiting ? 'starting' : recorderPhase,
      engine: engineInUse({
        setting: settings.get().recognition,
        browser,
        browserFailed,
        server: hasServer,
        signedIn: now.userId !== undefined,
      }),
      browserFailed,
      help,
      queue,
    };
    return state;
  }

  function tell() {
    const before = state?.engine;
    state = null;
    const { engine } = status();
    changed.emit();
    if (engine === before) return;
    // The session ended while recording. The speech so far is offered again after the next sign-in.
    if (engine === 'sign-in') finish();
    // Loaded in advance, so that it also works if the network is lost later.
    if (engine === 'server') server?.load().catch(() => {});
  }

  function setWaiting(next: boolean) {
    if (!next) recorder.forget();
    if (isWaiting === next) return;
    isWaiting = next;
    tell();
  }

  const recorder = lazyController(loadRecorder, ({ createBrowserRecorder }) => {
    const created = createBrowserRecorder({
      language: now.language,
      hints: () => now.hints,
      loadServer: () => loadServer().then(({ recognition }) => recognition),
      choose: () => (status().engine === 'server' ? 'server' : 'browser'),
      canFallBack: () => settings.get().recognition === 'auto' && hasServer && now.userId !== undefined,
      onFallBack,
      onStarting: () => now.onStarting(),
      onPhase(phase) {
        recorderPhase = phase;
        tell();
      },
      onPhrase: (phrase) => sink?.phrase(phrase),
      onInterim(words, language) {
        if (words !== '') speech.emit();
        sink?.interim(words, language);
        if (words.length > now.room() + lengthTolerance) created.finish();
      },
      onSpeech: speech.emit,
      onStarted: () => announce(recorderStrings.announceStarted),
      onStopped: () => announce(recorderStrings.announceStopped),
      onProblem,
    });
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

  const loadServer = () => server?.load() ?? Promise.reject(new Error('Nobody is signed in'));

  /** Speech belongs to the account that recorded it. */
  function openServer() {
    server?.dispose();
    server = null;
    queue = emptyQueue;
    const { userId } = now;
    if (userId === undefined || !hasServer) return;
    server = lazyController(loadServerSpeech, ({ createServerSpeech }) =>
      createServerSpeech({
        client,
        userId,
        text,
        language: () => now.language,
        microphone: () => settings.get().microphone,
        onNotice: (notice) => now.onNotice(notice, status()),
        hints: () => now.hints,
        onPhrase: (phrase) => sink?.phrase(phrase),
        onChange(next) {
          queue = next;
          tell();
        },
        onRemaining: (remaining) =>
          queries.setQueryData(apiQueries.recognitionAllowance(client, userId).queryKey, (known) =>
            known ? { ...known, remaining, allowed: remaining > 0 } : known,
          ),
      }),
    );
    if (localStore.read('speechWaiting') !== null || status().engine === 'server')
      server.load().catch(() => {});
  }

  function finish() {
    setWaiting(false);
    recorder.get()?.finish();
  }

  function toggle() {
    help = null;
    const loaded = recorder.get();
    if (loaded) {
      tell();
      loaded.press();
      return;
    }
    setWaiting(!isWaiting);
    if (!isWaiting) return;
    // Only once the button has changed, because even starting to load takes a moment on a phone.
    void Promise.resolve().then(() => {
      if (!isWaiting) return;
      recorder.run((ready) => {
        setWaiting(false);
        ready.press();
      });
      // The page already says when it is offline.
      recorder.load().catch(() => setWaiting(false));
    });
  }

  return {
    status,
    subscribe: changed.subscribe,
    update(options) {
      const before = now;
      now = options;
      if (options.language !== before.language) recorder.get()?.setLanguage(options.language);
      if (options.paused && !before.paused) {
        setWaiting(false);
        recorder.get()?.full();
      }
      if (options.userId === before.userId) return;
      openServer();
      tell();
    },
    press() {
      const { paused, language } = now;
      const { phase, engine } = status();
      const isIdle = phase === 'idle';
      if (paused || (isIdle && (needsPreparation || engine === 'none')))
        void loadRecorder()
          .then((module) => module.prepareRecording(paused, needsPreparation, language, toast))
          // The page already says when it is offline.
          .catch(() => false)
          .then((ready) => (ready ? toggle() : now.onRefused?.()));
      else if (isIdle && engine === 'sign-in') now.onSignIn();
      else if (isIdle && engine === 'server' && !settings.get().serverSpeechExplained)
        now.onExplainServer(() => {
          settings.update({ serverSpeechExplained: true });
          toggle();
        });
      else toggle();
    },
    finish,
    forgetLateWords: () => recorder.get()?.forgetLateWords(),
    loadServer,
    subscribeSpeech: speech.subscribe,
    connect() {
      sink = createSink(
        { phrase: (phrase) => now.onPhrase(phrase), interim: (words) => now.onInterim(words) },
        () => now.source,
        finish,
      );
      openServer();
      // If it couldn't be loaded, the next press tries again.
      const load = () => void recorder.load().catch(() => {});
      const stops = [settings.subscribe(tell), whenActed(load), whenSettled(load)];
      return () => {
        for (const stop of stops) stop();
        isWaiting = false;
        recorderPhase = 'idle';
        recorder.dispose();
        server?.dispose();
        server = null;
        queue = emptyQueue;
        tell();
      };
    },
  };
}
