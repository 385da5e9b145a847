import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { LanguageCode } from '../../../shared/languages.ts';
import { describeDevice } from '../../platform/device.ts';
import { deviceUserId } from '../../platform/device-mode.ts';
import type { Phrase, PhraseSink } from '../../platform/recognition/recognition.ts';
import { hasServerRecognition } from '../../platform/recognition/server-support.ts';
import {
  createWebSpeechRecognition,
  findSpeechRecognition,
  takesTrack,
} from '../../platform/recognition/web-speech.ts';
import { createSignal } from '../../platform/signal.ts';
import { localStore } from '../../platform/storage.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { loadWithRetry } from '../../ui/lazy-part.ts';
import { useToast } from '../../ui/toast.tsx';
import { createChosenRecognition } from './choose-recognition.ts';
import { type EngineInUse, engineInUse } from './engine-in-use.ts';
import type { MicrophoneNotice } from './microphone-notice.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import type { Phase, Problem } from './recorder-state.ts';
import type { SpeechText } from './server-speech.ts';
import { recorderStrings } from './strings.ts';
import { type ServerSpeechControl, useServerSpeech } from './use-server-speech.ts';

export interface RecorderOptions {
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
  onNotice(notice: MicrophoneNotice): void;
  /** Recording couldn't start. A message has said why. */
  onRefused?(): void;
  /** Called before the server's recogniser is used for the first time, to tell the user where the audio goes. */
  onExplainServer(start: () => void): void;
  /** Processes phrases between the engine and the transcript. Must be a stable function, like `hints`. */
  createSink: (next: PhraseSink) => PhraseSink;
  /** Words the user is likely to say, for engines that take hints. */
  hints: () => readonly string[];
}

export interface RecorderView {
  phase: Phase;
  engine: EngineInUse;
  /** Whether the browser's engine reported that it can't work here. */
  browserFailed: boolean;
  server: ServerSpeechControl;
  /** Help to show if the last attempt failed. */
  help: string | null;
  press(): void;
  /** Stops the recording, if there is one; the last words still arrive. */
  finish(): void;
  /** Ignores further words from an engine that was stopped but is still running. */
  forgetLateWords(): void;
  /** Called when the microphone is silent or was unplugged. */
  onNotice(notice: MicrophoneNotice): void;
  /** Calls the listener whenever the engine hears something that may be speech. */
  subscribeSpeech(listener: () => void): () => void;
}

const never = () => () => {};
const loadProblemText = () => loadWithRetry(() => import('./problem-text.ts'));
/** Engines without final results are stopped when the interim words exceed the cap by this much. */
const lengthTolerance = 40;
const allowedStartMs = 10_000;
const promptedStartMs = 60_000;

/** Connects the recorder to the page: permission, visibility, toasts and screen reader messages. */
export function useRecorder(options: RecorderOptions): RecorderView {
  const { createSink, hints } = options;
  const toast = useToast();
  const announce = useAnnounce();
  const [phase, setPhase] = useState<Phase>('idle');
  const [help, setHelp] = useState<string | null>(null);
  const [settings, update] = useSettings();
  const [browserFailed, setBrowserFailed] = useState(false);
  // Unknown before hydration: assume that the browser supports recognition, as most do.
  const browser = useSyncExternalStore(
    never,
    () => findSpeechRecognition(window) !== undefined,
    () => true,
  );
  const onDevice = options.userId === deviceUserId;
  const server = useSyncExternalStore(never, hasServerRecognition, () => false);
  const signedIn = options.userId !== undefined;
  const engine = engineInUse({ setting: settings.recognition, browser, browserFailed, server, signedIn });
  const recorder = useRef<Recorder | null>(null);
  const [speech] = useState(() => createSignal());
  // The recorder outlives renders, so it has to call the latest callbacks.
  const onStarting = useEffectEvent(options.onStarting);
  const onPhrase = useEffectEvent(options.onPhrase);
  const onInterim = useEffectEvent(options.onInterim);
  const room = useEffectEvent(options.room);
  const firstLanguage = useEffectEvent(() => options.language);
  const announceNow = useEffectEvent(announce);
  const toastNow = useEffectEvent(toast);
  const readSettings = useEffectEvent(() => settings);
  const engineNow = useEffectEvent(() => engine);
  const canFallBack = useEffectEvent(() => settings.recognition === 'auto' && server && signedIn);
  const onFallBack = useEffectEvent(() => {
    setBrowserFailed(true);
    if (settings.serverSpeechExplained) return;
    update({ serverSpeechExplained: true });
    void speechOnServer.load().then(({ takenOver }) => toast(takenOver));
  });

  const sink = useRef<PhraseSink | null>(null);
  const speechOnServer = useServerSpeech({
    ...options,
    inUse: engine === 'server',
    onPhrase: (phrase) => sink.current?.phrase(phrase),
  });
  const loadServer = useEffectEvent(() => speechOnServer.load().then(({ recognition }) => recognition));

  useEffect(() => {
    const Engine = findSpeechRecognition(window);
    const device = describeDevice(navigator);
    const openTrack = () => {
      const { microphone } = readSettings();
      return microphone && Engine && takesTrack(Engine)
        ? import('../../platform/microphone-track.ts').then((module) =>
            module.openMicrophoneTrack(microphone),
          )
        : undefined;
    };
    const phrases = createSink({
      phrase: (phrase) => onPhrase(phrase),
      interim: (words) => onInterim(words),
    });
    sink.current = phrases;
    const onProblem = async (problem: Problem) => {
      // The next press uses the server if possible.
      if (problem.kind === 'no-response') setBrowserFailed(true);
      const { problemText } = await loadProblemText();
      const { title, help: sentence } = problemText(problem, device);
      toastNow({
        title,
        description: sentence,
        tone: problem.kind === 'silence' ? 'info' : 'bad',
      });
      setHelp(sentence);
    };
    const created = createRecorder(
      {
        recognition: createChosenRecognition({
          browser: Engine ? createWebSpeechRecognition(Engine, device.android, { openTrack, hints }) : null,
          loadServer: () => loadServer(),
          choose: () => (engineNow() === 'server' ? 'server' : 'browser'),
          canFallBack: () => canFallBack(),
          onFallBack: () => onFallBack(),
        }),
        now: () => Date.now(),
        startTimeoutMs: () =>
          localStore.read('micPermission') === 'granted' ? allowedStartMs : promptedStartMs,
        listener: {
          onStarting: () => onStarting(),
          onState: (state) => setPhase(state.phase),
          onPhrase: phrases.phrase,
          onInterim: (words, language) => {
            if (words !== '') speech.emit();
            phrases.interim(words, language);
            if (words.length > room() + lengthTolerance) created.finish();
          },
          onSpeech: speech.emit,
          onStarted: () => announceNow(recorderStrings.announceStarted),
          onStopped: () => announceNow(recorderStrings.announceStopped),
          onProblem: (problem) => void onProblem(problem),
          onPermission: (value) => void localStore.write('micPermission', value),
        },
      },
      firstLanguage(),
    );
    recorder.current = created;
    const onVisibility = () => created.setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      created.dispose();
      recorder.current = null;
      setPhase('idle');
    };
  }, [speech, createSink, hints]);

  useEffect(() => recorder.current?.setLanguage(options.language), [options.language]);
  useEffect(() => {
    if (options.paused) recorder.current?.full();
  }, [options.paused]);
  // The session ended while recording. The speech so far is offered again after the next sign-in.
  useEffect(() => {
    if (engine === 'sign-in') recorder.current?.finish();
  }, [engine]);

  const press = () => {
    const { paused, language } = options;
    if (paused || (phase === 'idle' && (onDevice || engine === 'none'))) {
      void loadProblemText()
        .then((module) => module.prepareRecording(paused, language, toast))
        .then((ready) => (ready ? toggle() : options.onRefused?.()));
      return;
    }
    if (phase === 'idle' && engine === 'sign-in') options.onSignIn();
    else if (phase === 'idle' && engine === 'server' && !settings.serverSpeechExplained)
      options.onExplainServer(() => {
        update({ serverSpeechExplained: true });
        toggle();
      });
    else toggle();
  };
  const toggle = () => {
    setHelp(null);
    // Loaded in advance, because the next problem may be a lost network.
    void loadProblemText();
    recorder.current?.press();
  };

  return {
    phase,
    engine,
    browserFailed,
    server: speechOnServer,
    help,
    press,
    finish: () => recorder.current?.finish(),
    forgetLateWords: () => recorder.current?.forgetLateWords(),
    onNotice: options.onNotice,
    subscribeSpeech: speech.subscribe,
  };
}
