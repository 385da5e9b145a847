import { vi } from 'vitest';
import {
  installRecognition,
  type RecognitionControl,
  type RecognitionProfile,
} from '../../../../e2e/fakes/recognition.ts';
import { findSpeechRecognition } from '../../platform/recognition/browser-engine.ts';
import type { Phrase, Recognition } from '../../platform/recognition/recognition.ts';
import { createWebSpeechRecognition } from '../../platform/recognition/web-speech.ts';
import { createRecorder } from './recorder.ts';
import type { Problem, RecorderState } from './recorder-state.ts';

/** A recorder with the fake engine of the browser in `profile`, or with another engine. */
export function startRecorder(
  profile: RecognitionProfile = 'chrome',
  otherEngine?: Recognition,
  startTimeoutMs = () => 10_000,
) {
  installRecognition(profile);
  const engine = (globalThis as unknown as { fakeRecognition: RecognitionControl }).fakeRecognition;
  const Engine = findSpeechRecognition(globalThis);
  if (!Engine) throw new Error('no engine');
  const phrases: Phrase[] = [];
  const interims: string[] = [];
  const problems: Problem[] = [];
  const permissions: string[] = [];
  let state: RecorderState | undefined;
  let starts = 0;
  const recorder = createRecorder(
    {
      recognition: otherEngine ?? createWebSpeechRecognition(Engine, profile.startsWith('android')),
      now: () => Date.now(),
      startTimeoutMs,
      listener: {
        onStarting: () => {
          starts += 1;
        },
        onState: (next) => {
          state = next;
        },
        onPhrase: (phrase) => phrases.push(phrase),
        onInterim: (words) => interims.push(words),
        onSpeech: () => undefined,
        onStarted: () => undefined,
        onStopped: () => undefined,
        onProblem: (problem) => problems.push(problem),
      },
      onPermission: (value) => permissions.push(value),
    },
    'en-US',
  );
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  /** The fake engine sends its events asynchronously, so the clock has to advance for each. */
  const during = async (work: Promise<void>) => {
    let done = false;
    void work.then(() => {
      done = true;
    });
    while (!done) await pass(1);
  };
  /** The text so far, with each revised phrase in its old place. */
  const words = () => [...new Map(phrases.map((phrase) => [phrase.key, phrase.words])).values()].join(' ');
  return {
    engine,
    recorder,
    phrases,
    interims,
    problems,
    permissions,
    pass,
    during,
    words,
    shown: () => interims.at(-1),
    starts: () => starts,
    phase: () => state?.phase,
  };
}
