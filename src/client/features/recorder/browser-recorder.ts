import type { LanguageCode } from '../../../shared/languages.ts';
import { describeDevice } from '../../platform/device.ts';
import { createPageLocks } from '../../platform/page-locks.ts';
import type { Phrase, PhraseSink } from '../../platform/recognition/recognition.ts';
import { sentLog } from '../../platform/sent-log.ts';
import { settings } from '../../platform/settings.ts';
import { localStore } from '../../platform/storage.ts';
import { keepAwake } from '../../platform/wake-lock.ts';
import type { EarlyRecording } from './early-recording.ts';
import { createPageRecorder, type RecorderHost } from './page-recorder.ts';
import { type ProblemText, problemText } from './problem-text.ts';
import type { Recorder } from './recorder.ts';
import type { Phase, Problem } from './recorder-state.ts';
import { restoreEarlyWords } from './restore-early-words.ts';

export { prepareRecording } from './prepare-recording.ts';

export interface BrowserRecorderOptions
  extends Omit<RecorderHost, 'onState' | 'onProblem' | 'openTrack' | 'onSent'> {
  language: LanguageCode;
  /** A recording that may already be running. */
  early: EarlyRecording | undefined;
  onPhase(phase: Phase): void;
  onPhrase(phrase: Phrase): void;
  onProblem(problem: Problem, text: ProblemText): void;
}

/** Writes what the kernel kept on earlier visits. */
export const restoreWords = (sink: PhraseSink, onFound: () => void): Promise<void> =>
  restoreEarlyWords(
    { store: localStore, locks: createPageLocks(navigator.locks), sink, log: sentLog.add },
    onFound,
  );

/** The recorder of this page, or the one that the kernel has started, with a wake lock and messages. */
export function createBrowserRecorder(options: BrowserRecorderOptions): Recorder {
  const { early, language } = options;
  const device = describeDevice(navigator);
  let letSleep: (() => void) | undefined;
  const sleep = () => {
    letSleep?.();
    letSleep = undefined;
  };
  const host: RecorderHost = {
    ...options,
    openTrack() {
      const { microphone } = settings.get();
      return microphone
        ? import('../../platform/microphone-track.ts').then((module) =>
            module.openMicrophoneTrack(microphone),
          )
        : undefined;
    },
    onSent: (seconds) => sentLog.add('browserSpeech', seconds),
    onState({ phase }) {
      if (phase === 'recording') letSleep ??= keepAwake();
      else sleep();
      options.onPhase(phase);
    },
    onProblem: (problem) => options.onProblem(problem, problemText(problem, device)),
  };
  const recorder = early?.adopt(host) ?? createPageRecorder(host, language);
  recorder.setLanguage(language);
  return {
    ...recorder,
    dispose() {
      recorder.dispose();
      sleep();
    },
  };
}
