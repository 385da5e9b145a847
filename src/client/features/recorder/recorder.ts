import { engineLocale, type LanguageCode } from '../../../shared/languages.ts';
import type {
  Phrase,
  Recognition,
  RecognitionEvent,
  RecognitionSession,
} from '../../platform/recognition/recognition.ts';
import { createPhrases, type SessionWords } from './phrases.ts';
import { reduceRecorder } from './recorder-reducer.ts';
import {
  idleRecorder,
  type Problem,
  type RecorderEffect,
  type RecorderEvent,
  type RecorderState,
  type TimerName,
} from './recorder-state.ts';

/** Some engines know a language only by another code. */
const aliases: Partial<Record<LanguageCode, string>> = {
  'zh-CN': 'cmn-Hans-CN',
  'zh-CN-pinyin': 'cmn-Hans-CN',
  'zh-TW': 'cmn-Hant-TW',
  'tl-PH': 'tl-PH',
};

const aliasOf = (language: LanguageCode): string | undefined => aliases[language];

const localeFor = (language: LanguageCode, alias: boolean): string =>
  (alias ? aliases[language] : undefined) ?? engineLocale(language);

export interface RecorderListener {
  /** Called when the microphone is about to be opened. */
  onStarting(): void;
  onState(state: RecorderState): void;
  onPhrase(phrase: Phrase): void;
  onInterim(words: string, language: LanguageCode): void;
  onSpeech(): void;
  onStarted(): void;
  onStopped(): void;
  onProblem(problem: Problem): void;
}

export interface RecorderDeps {
  recognition: Recognition;
  now(): number;
  /** How long an engine may take to start; longer if the browser may be asking for permission. */
  startTimeoutMs(): number;
  /** Its methods may be replaced while it records. */
  listener: RecorderListener;
  onPermission(value: 'granted' | 'denied'): void;
}

export interface Recorder {
  press(): void;
  /** Stops immediately, because the transcript is full. */
  full(): void;
  /** Stops like a press of the button; the last words still arrive. */
  finish(): void;
  setLanguage(language: LanguageCode): void;
  setVisible(visible: boolean): void;
  /** Call it when the microphone is allowed: from then on, an engine that doesn't start is given up sooner. */
  allow(): void;
  /** Ignores an engine that was stopped but hasn't ended, because it would hear the page's own voice. */
  forgetLateWords(): void;
  dispose(): void;
}

interface ActiveSession {
  session: RecognitionSession | null;
  words: SessionWords;
}

/** Connects the reducer to an engine and the clock. The reducer makes all decisions. */
export function createRecorder(deps: RecorderDeps, firstLanguage: LanguageCode): Recorder {
  const { recognition, now, listener } = deps;
  const timers = new Map<TimerName, ReturnType<typeof setTimeout>>();
  const phrases = createPhrases(now, (phrase) => listener.onPhrase(phrase));
  let state: RecorderState = idleRecorder;
  let language = firstLanguage;
  let current: ActiveSession | null = null;
  /** A session that we no longer wait for. Its last words are still accepted. */
  let late: ActiveSession | null = null;

  function dispatch(event: RecorderEvent) {
    const next = reduceRecorder(state, event);
    const changed = next.state !== state;
    state = next.state;
    for (const effect of next.effects) perform(effect);
    if (changed) listener.onState(state);
  }

  function perform(effect: RecorderEffect) {
    switch (effect.type) {
      case 'open':
        return open(effect.alias);
      case 'stop':
        return current?.session?.stop(state.wanted);
      case 'abort':
        writeShownWords();
        return current?.session?.abort();
      case 'leave':
        writeShownWords();
        late = current;
        current = null;
        return;
      case 'forget-late':
        return forgetLate();
      case 'timer':
        return startTimer(effect.name, effect.ms ?? deps.startTimeoutMs());
      case 'cancel':
        return cancelTimer(effect.name);
      case 'permission':
        return deps.onPermission(effect.value);
      case 'problem':
        return listener.onProblem(effect.problem);
      case 'started':
        return listener.onStarted();
      case 'stopped':
        return listener.onStopped();
    }
  }

  function cancelTimer(name: TimerName) {
    clearTimeout(timers.get(name));
    timers.delete(name);
  }

  function startTimer(name: TimerName, ms: number) {
    cancelTimer(name);
    const run = () => {
      timers.delete(name);
      dispatch({ type: name, at: now() });
    };
    timers.set(name, setTimeout(run, ms));
  }

  function writeShownWords() {
    current?.words.close();
    listener.onInterim('', language);
  }

  function forgetLate() {
    late?.session?.abort();
    late = null;
  }

  function open(alias: boolean) {
    forgetLate();
    // A session that failed without an end event must not keep the microphone.
    writeShownWords();
    current?.session?.abort();
    const spoken = language;
    const mine: ActiveSession = { session: null, words: phrases.openSession(spoken) };
    current = mine;
    try {
      mine.session = recognition.open(localeFor(spoken, alias), (event) => {
        if (current === mine) listen(event, mine.words, spoken);
        else if (late === mine) listenLate(event, mine.words);
      });
    } catch (error) {
      current = null;
      dispatch({ type: 'open-failed', message: error instanceof Error ? error.message : String(error) });
    }
  }

  function listen(event: RecognitionEvent, words: SessionWords, spoken: LanguageCode) {
    switch (event.type) {
      case 'started':
        return dispatch({ type: 'opened' });
      case 'speech':
        return listener.onSpeech();
      case 'interim':
        if (event.words !== '') dispatch({ type: 'heard' });
        phrases.heard(event.words);
        return listener.onInterim(words.interim(event.words), spoken);
      case 'final':
        dispatch({ type: 'heard' });
        words.final(event);
        return listener.onInterim('', spoken);
      case 'error':
        return dispatch({ type: 'error', code: event.code, hasAlias: aliasOf(spoken) !== undefined });
      case 'ended':
        writeShownWords();
        current = null;
        return dispatch({ type: 'ended', at: now() });
    }
  }

  function listenLate(event: RecognitionEvent, words: SessionWords) {
    if (event.type === 'interim') words.interim(event.words);
    else if (event.type === 'final') words.final(event);
    else if (event.type === 'ended') late = null;
  }

  return {
    press() {
      if (!state.wanted) {
        phrases.start();
        listener.onStarting();
      }
      dispatch({ type: 'press', at: now() });
    },
    finish() {
      if (state.wanted) dispatch({ type: 'press', at: now() });
    },
    full: () => dispatch({ type: 'full' }),
    setLanguage(next) {
      if (next === language) return;
      language = next;
      dispatch({ type: 'language-changed' });
    },
    setVisible: (visible) => dispatch({ type: 'visibility', visible, at: now() }),
    allow() {
      if (timers.has('no-response')) startTimer('no-response', deps.startTimeoutMs());
    },
    forgetLateWords: forgetLate,
    dispose() {
      for (const name of [...timers.keys()]) cancelTimer(name);
      forgetLate();
      current?.session?.abort();
      current = null;
    },
  };
}
