import type { LanguageCode } from '../../../shared/languages.ts';
import type { Phrase } from '../../platform/recognition/recognition.ts';
import type { LocalKey } from '../../platform/storage.ts';
import type { RecorderHost } from './page-recorder.ts';
import type { Recorder } from './recorder.ts';
import type { Phase } from './recorder-state.ts';

/** What the kernel offers to the app: a recording that may have started before the app was there. */
export interface EarlyRecording {
  /** The page's name in locks and in what it stores. */
  readonly page: string;
  phase(): Phase;
  /** Handles a press of the record button, and stops the event, if recording may start without the app. */
  take(event: Event): void;
  /**
   * The app is there: from now on it handles presses and shows the state, and the kernel shows only the words. Returns
   * whether anything has been recorded.
   */
  connect(onPhase: (phase: Phase) => void): boolean;
  press(): void;
  finish(): void;
  /** Tells the host everything that has happened. From then on the recorder works for this host. Call it once. */
  adopt(host: RecorderHost): Recorder;
  /** Call it when the words have been written into the text. */
  forgetWords(): void;
}

declare global {
  /** Set by the kernel in the first response, only on pages with the record button, until the app has taken over. */
  var earlyRecording: EarlyRecording | undefined;
}

/** The words of a page, kept until the app has written them. */
export interface EarlyWords {
  phrases: readonly Pick<Phrase, 'words' | 'pauseMs' | 'language' | 'time'>[];
  /** Interim words, which count if nothing follows. */
  pending: string;
  language: LanguageCode;
  /** How much speech the browser's service has heard. */
  sentSeconds: number;
}

export const earlyWordsKey = (page: string): LocalKey => `early:${page}`;

/** The name of the lock that a page holds while it is open. */
export const pageLockName = (page: string): string => `speech-page:${page}`;
