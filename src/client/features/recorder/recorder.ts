import type { LanguageCode } from '../../../shared/languages.ts';
import type { Recognition, RecognitionSession } from '../../platform/recognition.ts';
import { aliasOf, localeFor } from './engine-locales.ts';
import { createPauseClock } from './pause-clock.ts';
import { reduceRecorder } from './recorder-reducer.ts';
import {
  idleRecorder,
  type Problem,
  type RecorderEffect,
  type RecorderEvent,
  type RecorderState,
  type TimerName,
} from './recorder-state.ts';

export interface Phrase {
  words: string;
  /** The silence before it; unknown for the first one. */
  pauseMs?: number;
  language: LanguageCode;
}

interface RecorderListener {
  onState(state: RecorderState): void;
  onPhrase(phrase: Phrase): void;
  onInterim(words: string, language: LanguageCode): void;
  onSpeech(): void;
  onStarted(): void;
  onStopped(): void;
  onProblem(problem: Problem): void;
  onPermission(value: 'granted' | 'denied'): void;
}

export interface RecorderDeps {
  recognition: Recognition;
  now(): number;
  /** How long an engine may take to answer: longer while people may be reading the question for permission. */
  answerWithinMs(): number;
  listener: RecorderListener;
}

export interface Recorder {
  press(): void;
  /** The transcript takes no more: ends at once. */
  full(): void;
  /** Ends as a press would, with the last words still to come. */
  finish(): void;
  setLanguage(language: LanguageCode): void;
  setVisible(visible: boolean): void;
  dispose(): void;
}

/** Connects the reducer to an engine and to time. Every decision is the reducer's. */
export function createRecorder(deps: RecorderDeps, firstLanguage: LanguageCode): Recorder {
  const { recognition, now, listener } = deps;
  const timers = new Map<TimerName, ReturnType<typeof setTimeout>>();
  const pauses = createPauseClock();
  let state: RecorderState = idleRecorder;
  let language = firstLanguage;
  let session: RecognitionSession | null = null;
  /** Events of a session that was left behind are nobody's business any more. */
  let turn = 0;

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
        return session?.stop();
      case 'abort':
        return session?.abort();
      case 'timer':
        return startTimer(effect.name, effect.ms ?? deps.answerWithinMs());
      case 'cancel':
        return cancelTimer(effect.name);
      case 'permission':
        return listener.onPermission(effect.value);
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
      if (name === 'reopen') dispatch({ type: 'reopen', at: now() });
      else if (name === 'close') dispatch({ type: 'close-timeout', at: now() });
      else dispatch({ type: name });
    };
    timers.set(name, setTimeout(run, ms));
  }

  function open(alias: boolean) {
    turn += 1;
    // A session that failed without saying that it ended must not hold the microphone.
    session?.abort();
    session = null;
    const mine = turn;
    const spoken = language;
    const current = () => mine === turn;
    try {
      session = recognition.open(localeFor(spoken, alias), {
        onStart: () => current() && dispatch({ type: 'opened' }),
        onSpeech: () => current() && listener.onSpeech(),
        onPhrases: (finals, interim) => current() && hear(finals, interim, spoken),
        onError: (code) =>
          current() && dispatch({ type: 'error', code, hasAlias: aliasOf(spoken) !== undefined }),
        onEnd: () => {
          if (!current()) return;
          session = null;
          listener.onInterim('', spoken);
          dispatch({ type: 'ended', at: now() });
        },
      });
    } catch (error) {
      session = null;
      dispatch({ type: 'open-failed', message: error instanceof Error ? error.message : String(error) });
    }
  }

  function hear(finals: string[], interim: string, spoken: LanguageCode) {
    const at = now();
    if (finals.length > 0 || interim !== '') dispatch({ type: 'heard' });
    for (const words of finals)
      listener.onPhrase({ words, pauseMs: pauses.settle(words, at), language: spoken });
    pauses.heard(interim, at);
    listener.onInterim(interim, spoken);
  }

  return {
    press() {
      if (!state.wanted) pauses.reset();
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
    dispose() {
      turn += 1;
      for (const name of [...timers.keys()]) cancelTimer(name);
      session?.abort();
      session = null;
    },
  };
}
