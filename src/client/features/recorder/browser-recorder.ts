import type { LanguageCode } from '../../../shared/languages.ts';
import { describeDevice } from '../../platform/device.ts';
import { findSpeechRecognition, takesTrack } from '../../platform/recognition/browser-engine.ts';
import type { Phrase } from '../../platform/recognition/recognition.ts';
import { createWebSpeechRecognition } from '../../platform/recognition/web-speech.ts';
import { settings } from '../../platform/settings.ts';
import { localStore } from '../../platform/storage.ts';
import { keepAwake } from '../../platform/wake-lock.ts';
import { createChosenRecognition, type RecognitionChoice } from './choose-recognition.ts';
import { type ProblemText, problemText } from './problem-text.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import type { Phase, Problem } from './recorder-state.ts';

export { prepareRecording } from './prepare-recording.ts';

export interface BrowserRecorderOptions extends Omit<RecognitionChoice, 'browser'> {
  language: LanguageCode;
  /** Words the user is likely to say. */
  hints: () => readonly string[];
  onStarting(): void;
  onPhase(phase: Phase): void;
  onPhrase(phrase: Phrase): void;
  onInterim(words: string, language: LanguageCode): void;
  onSpeech(): void;
  onStarted(): void;
  onStopped(): void;
  onProblem(problem: Problem, text: ProblemText): void;
}

const allowedStartMs = 10_000;
const promptedStartMs = 60_000;

/** Connects the recorder to this browser: its engine, microphone permission, visibility and wake lock. */
export function createBrowserRecorder(options: BrowserRecorderOptions): Recorder {
  const Engine = findSpeechRecognition(window);
  const device = describeDevice(navigator);
  const { hints } = options;
  let letSleep: (() => void) | undefined;
  const sleep = () => {
    letSleep?.();
    letSleep = undefined;
  };
  const openTrack = () => {
    const { microphone } = settings.get();
    return microphone && Engine && takesTrack(Engine)
      ? import('../../platform/microphone-track.ts').then((module) => module.openMicrophoneTrack(microphone))
      : undefined;
  };
  const recorder = createRecorder(
    {
      recognition: createChosenRecognition({
        ...options,
        browser: Engine ? createWebSpeechRecognition(Engine, device.android, { openTrack, hints }) : null,
      }),
      now: () => Date.now(),
      startTimeoutMs: () =>
        localStore.read('micPermission') === 'granted' ? allowedStartMs : promptedStartMs,
      listener: {
        ...options,
        onState({ phase }) {
          if (phase === 'recording') letSleep ??= keepAwake();
          else sleep();
          options.onPhase(phase);
        },
        onProblem: (problem) => options.onProblem(problem, problemText(problem, device)),
        onPermission: (value) => void localStore.write('micPermission', value),
      },
    },
    options.language,
  );
  const onVisibility = () => recorder.setVisible(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', onVisibility);
  return {
    ...recorder,
    dispose() {
      document.removeEventListener('visibilitychange', onVisibility);
      recorder.dispose();
      sleep();
    },
  };
}
