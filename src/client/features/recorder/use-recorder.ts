import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { LanguageCode } from '../../../shared/languages.ts';
import { describeDevice } from '../../platform/device.ts';
import { loadRomaniser } from '../../platform/pinyin.ts';
import { createWebSpeechRecognition, findSpeechRecognition } from '../../platform/recognition-web-speech.ts';
import { createSignal } from '../../platform/signal.ts';
import { localStore } from '../../platform/storage.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { useToast } from '../../ui/toast.tsx';
import { createPhraseWriter, type WrittenPhrase } from './phrase-writer.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import type { Phase, Problem } from './recorder-state.ts';
import { problemText, recorderStrings } from './strings.ts';

export interface RecorderOptions {
  language: LanguageCode;
  /** The text is at its cap: recording stops and can't start. */
  paused: boolean;
  /** How many characters still fit. */
  room(): number;
  /** The microphone is about to be opened. */
  onStarting(): void;
  onPhrase(phrase: WrittenPhrase): void;
  onInterim(words: string): void;
}

export interface RecorderView {
  phase: Phase;
  /** True until the page has been hydrated, because most browsers support recording. */
  supported: boolean;
  /** Help to show if the last attempt failed. */
  help: string | null;
  press(): void;
  /** Stops the recording, if there is one; the last words still arrive. */
  finish(): void;
  /** Ignores further words from an engine that was stopped but still runs. */
  forgetLateWords(): void;
  /** Calls back whenever sound was heard that may become words. */
  subscribeSpeech(listener: () => void): () => void;
}

const never = () => () => {};
/** Engines without final results are stopped when the interim words exceed the cap by this much. */
const overhang = 40;
const quickMs = 10_000;
const whileReadingMs = 60_000;

/** Connects the recorder to the page: permission, visibility, toasts and screen reader messages. */
export function useRecorder(options: RecorderOptions): RecorderView {
  const toast = useToast();
  const announce = useAnnounce();
  const [phase, setPhase] = useState<Phase>('idle');
  const [help, setHelp] = useState<string | null>(null);
  const supported = useSyncExternalStore(
    never,
    () => findSpeechRecognition(window) !== undefined,
    () => true,
  );
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

  useEffect(() => {
    const Engine = findSpeechRecognition(window);
    if (!Engine) return;
    const device = describeDevice(navigator);
    const writer = createPhraseWriter(
      loadRomaniser,
      (phrase) => onPhrase(phrase),
      (words) => onInterim(words),
    );
    const onProblem = (problem: Problem) => {
      const { title, help: sentence } = problemText(problem, device);
      toastNow({
        title,
        description: sentence,
        tone: problem.kind === 'silence' ? 'info' : 'bad',
      });
      setHelp(sentence);
    };
    const made = createRecorder(
      {
        recognition: createWebSpeechRecognition(Engine, device.android),
        now: () => Date.now(),
        answerWithinMs: () => (localStore.read('micPermission') === 'granted' ? quickMs : whileReadingMs),
        listener: {
          onStarting: () => onStarting(),
          onState: (state) => setPhase(state.phase),
          onPhrase: writer.phrase,
          onInterim: (words, language) => {
            if (words !== '') speech.emit();
            writer.interim(words, language);
            if (words.length > room() + overhang) made.finish();
          },
          onSpeech: speech.emit,
          onStarted: () => announceNow(recorderStrings.announceStarted),
          onStopped: () => announceNow(recorderStrings.announceStopped),
          onProblem,
          onPermission: (value) => void localStore.write('micPermission', value),
        },
      },
      firstLanguage(),
    );
    recorder.current = made;
    const onVisibility = () => made.setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      made.dispose();
      recorder.current = null;
      setPhase('idle');
    };
  }, [speech]);

  useEffect(() => recorder.current?.setLanguage(options.language), [options.language]);
  useEffect(() => {
    if (options.paused) recorder.current?.full();
  }, [options.paused]);

  const press = () => {
    if (options.paused) {
      toast({
        title: recorderStrings.pausedTitle,
        description: recorderStrings.pausedToast,
        tone: 'warn',
      });
      return;
    }
    if (!recorder.current) {
      toast({
        title: recorderStrings.unsupportedTitle,
        description: recorderStrings.unsupportedToast,
        tone: 'warn',
      });
      return;
    }
    setHelp(null);
    recorder.current.press();
  };

  return {
    phase,
    supported,
    help,
    press,
    finish: () => recorder.current?.finish(),
    forgetLateWords: () => recorder.current?.forgetLateWords(),
    subscribeSpeech: speech.subscribe,
  };
}
