import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LanguageCode } from '../../../shared/languages.ts';
import { useCapabilities } from '../../backend/use-backend.ts';
import type { Phrase, PhraseSink } from '../../platform/recognition/recognition.ts';
import { createSignal } from '../../platform/signal.ts';
import { useFirstAction } from '../../platform/use-first-action.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { useSettled } from '../../platform/use-settled.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { loadWithRetry } from '../../ui/lazy-part.ts';
import { useToast } from '../../ui/toast.tsx';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import { type EngineInUse, engineInUse } from './engine-in-use.ts';
import type { MicrophoneNotice } from './microphone-notice.ts';
import type { ProblemText } from './problem-text.ts';
import type { Recorder } from './recorder.ts';
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

const loadRecorder = () => loadWithRetry(() => import('./browser-recorder.ts'));
// A press that was kept until the page is ready needs it then.
if (globalThis.document?.querySelector('.record-dock [data-kept]')) loadRecorder().catch(() => {});
/** Engines without final results are stopped when the interim words exceed the cap by this much. */
const lengthTolerance = 40;

/** Connects the page to the recorder, which is loaded soon after the page or with the first press. */
export function useRecorder(options: RecorderOptions): RecorderView {
  const { createSink, hints } = options;
  const toast = useToast();
  const announce = useAnnounce();
  const [recorderPhase, setPhase] = useState<Phase>('idle');
  /** Whether the button was pressed before the recorder was loaded. The ref is current even between renders. */
  const [isWaiting, setWaiting] = useState(false);
  const pressed = useRef(false);
  const setPressed = useCallback((next: boolean) => {
    pressed.current = next;
    setWaiting(next);
  }, []);
  const phase = isWaiting ? 'starting' : recorderPhase;
  const [help, setHelp] = useState<string | null>(null);
  const [settings, update] = useSettings();
  const [browserFailed, setBrowserFailed] = useState(false);
  const { browser, backend: server, needsPreparation } = useCapabilities().recognition;
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
  const engineNow = useEffectEvent(() => engine);
  const canFallBack = useEffectEvent(() => settings.recognition === 'auto' && server && signedIn);
  const onFallBack = useEffectEvent(() => {
    setBrowserFailed(true);
    if (settings.serverSpeechExplained) return;
    update({ serverSpeechExplained: true });
    speechOnServer.load().then(
      ({ takenOver }) => toast(takenOver),
      () => {},
    );
  });

  const sink = useRef<PhraseSink | null>(null);
  const speechOnServer = useServerSpeech({
    ...options,
    inUse: engine === 'server',
    onPhrase: (phrase) => sink.current?.phrase(phrase),
  });
  const loadServer = useEffectEvent(() => speechOnServer.load().then(({ recognition }) => recognition));

  useEffect(() => {
    sink.current = createSink({
      phrase: (phrase) => onPhrase(phrase),
      interim: (words) => onInterim(words),
    });
  }, [createSink]);

  const onProblem = useEffectEvent((problem: Problem, { title, help: sentence }: ProblemText) => {
    // The next press uses the server if possible.
    if (problem.kind === 'no-response') setBrowserFailed(true);
    toast({ title, description: sentence, tone: problem.kind === 'silence' ? 'info' : 'bad' });
    setHelp(sentence);
  });
  const isSettled = useSettled();
  const hasActed = useFirstAction();
  // If it couldn't be loaded, the next press tries again.
  const module = useLazyModule(loadRecorder, Number(isSettled || hasActed) + Number(isWaiting));
  useEffect(() => {
    if (!module) return;
    const created = module.createBrowserRecorder({
      language: firstLanguage(),
      hints,
      loadServer: () => loadServer(),
      choose: () => (engineNow() === 'server' ? 'server' : 'browser'),
      canFallBack: () => canFallBack(),
      onFallBack: () => onFallBack(),
      onStarting: () => onStarting(),
      onPhase: setPhase,
      onPhrase: (phrase) => sink.current?.phrase(phrase),
      onInterim: (words, language) => {
        if (words !== '') speech.emit();
        sink.current?.interim(words, language);
        if (words.length > room() + lengthTolerance) created.finish();
      },
      onSpeech: speech.emit,
      onStarted: () => announceNow(recorderStrings.announceStarted),
      onStopped: () => announceNow(recorderStrings.announceStopped),
      onProblem: (problem, text) => onProblem(problem, text),
    });
    recorder.current = created;
    if (pressed.current) created.press();
    setPressed(false);
    return () => {
      recorder.current = null;
      created.dispose();
      setPhase('idle');
    };
  }, [module, speech, hints, setPressed]);

  const finish = useCallback(() => {
    setPressed(false);
    recorder.current?.finish();
  }, [setPressed]);
  useEffect(() => recorder.current?.setLanguage(options.language), [options.language]);
  useEffect(() => {
    if (!options.paused) return;
    setPressed(false);
    recorder.current?.full();
  }, [options.paused, setPressed]);
  // The session ended while recording. The speech so far is offered again after the next sign-in.
  useEffect(() => {
    if (engine === 'sign-in') finish();
  }, [engine, finish]);

  const press = () => {
    const { paused, language } = options;
    if (paused || (phase === 'idle' && (needsPreparation || engine === 'none'))) {
      void loadRecorder()
        .then((module) => module.prepareRecording(paused, needsPreparation, language, toast))
        // The page already says when it is offline.
        .catch(() => false)
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
    if (recorder.current) {
      recorder.current.press();
      return;
    }
    setPressed(!pressed.current);
    // Only once the button has changed, because even starting to load takes a moment on a phone.
    void Promise.resolve()
      .then(loadRecorder)
      // The page already says when it is offline.
      .catch(() => setPressed(false));
  };

  return {
    phase,
    engine,
    browserFailed,
    server: speechOnServer,
    help,
    press,
    finish,
    forgetLateWords: () => recorder.current?.forgetLateWords(),
    onNotice: options.onNotice,
    subscribeSpeech: speech.subscribe,
  };
}
