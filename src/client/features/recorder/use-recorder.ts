import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { LanguageCode } from '../../../shared/languages.ts';
import { describeDevice } from '../../platform/device.ts';
import { loadRomaniser } from '../../platform/pinyin.ts';
import { createRecognition, findRecognition } from '../../platform/recognition.ts';
import { localStore } from '../../platform/storage.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { useToast } from '../../ui/toast.tsx';
import { createPhraseWriter } from './phrase-writer.ts';
import { createRecorder, type Phrase, type Recorder } from './recorder.ts';
import type { Phase, Problem } from './recorder-state.ts';
import { problemText, recorderStrings } from './strings.ts';

export interface RecorderOptions {
  language: LanguageCode;
  /** At the cap: recording neither starts nor goes on. */
  paused: boolean;
  /** How many characters still fit. */
  room(): number;
  onPhrase(phrase: Phrase): void;
  onInterim(words: string): void;
}

export interface RecorderView {
  phase: Phase;
  /** Nothing is known before the page is alive: then it is taken as supported, as for most people. */
  supported: boolean;
  /** What helps after the last attempt failed. */
  help: string | null;
  press(): void;
  /** Calls back whenever sound was heard that may become words. */
  subscribeSpeech(listener: () => void): () => void;
}

const never = () => () => {};
/** Some engines settle nothing before they are stopped: they are, once that much more is heard than fits. */
const overhang = 40;
const quickMs = 10_000;
const whileReadingMs = 60_000;

/** Connects the recorder to the page: to its permission, its visibility, its toasts and its announcer. */
export function useRecorder(options: RecorderOptions): RecorderView {
  const toast = useToast();
  const announce = useAnnounce();
  const [phase, setPhase] = useState<Phase>('idle');
  const [help, setHelp] = useState<string | null>(null);
  const supported = useSyncExternalStore(
    never,
    () => findRecognition(window) !== undefined,
    () => true,
  );
  const recorder = useRef<Recorder | null>(null);
  const speechListeners = useRef(new Set<() => void>());
  const latest = useRef({ ...options, toast, announce });
  useLayoutEffect(() => {
    latest.current = { ...options, toast, announce };
  });

  useEffect(() => {
    const Engine = findRecognition(window);
    if (!Engine) return;
    const device = describeDevice(navigator);
    const writer = createPhraseWriter(
      loadRomaniser,
      (phrase) => latest.current.onPhrase(phrase),
      (words) => latest.current.onInterim(words),
    );
    const onSpeech = () => {
      for (const listener of speechListeners.current) listener();
    };
    const onProblem = (problem: Problem) => {
      const { title, help: sentence } = problemText(problem, device);
      latest.current.toast({
        title,
        description: sentence,
        tone: problem.kind === 'silence' ? 'info' : 'bad',
      });
      setHelp(sentence);
    };
    const made = createRecorder(
      {
        recognition: createRecognition(Engine, device.android),
        now: () => Date.now(),
        answerWithinMs: () => (localStore.read('micPermission') === 'granted' ? quickMs : whileReadingMs),
        listener: {
          onState: (state) => setPhase(state.phase),
          onPhrase: writer.phrase,
          onInterim: (words, language) => {
            if (words !== '') onSpeech();
            writer.interim(words, language);
            if (words.length > latest.current.room() + overhang) made.finish();
          },
          onSpeech,
          onStarted: () => latest.current.announce(recorderStrings.announceStarted),
          onStopped: () => latest.current.announce(recorderStrings.announceStopped),
          onProblem,
          onPermission: (value) => void localStore.write('micPermission', value),
        },
      },
      latest.current.language,
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
  }, []);

  useEffect(() => recorder.current?.setLanguage(options.language), [options.language]);
  useEffect(() => {
    if (options.paused) recorder.current?.full();
  }, [options.paused]);

  const press = useCallback(() => {
    if (latest.current.paused) {
      latest.current.toast({
        title: recorderStrings.pausedTitle,
        description: recorderStrings.pausedToast,
        tone: 'warn',
      });
      return;
    }
    if (!recorder.current) {
      latest.current.toast({
        title: recorderStrings.unsupportedTitle,
        description: recorderStrings.unsupportedToast,
        tone: 'warn',
      });
      return;
    }
    setHelp(null);
    recorder.current.press();
  }, []);

  const subscribeSpeech = useCallback((listener: () => void) => {
    speechListeners.current.add(listener);
    return () => {
      speechListeners.current.delete(listener);
    };
  }, []);

  return { phase, supported, help, press, subscribeSpeech };
}
