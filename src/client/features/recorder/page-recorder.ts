import type { LanguageCode } from '../../../shared/languages.ts';
import { isAndroid } from '../../platform/device.ts';
import { onMicrophoneAllowed } from '../../platform/microphone-permission.ts';
import { findSpeechRecognition, takesTrack } from '../../platform/recognition/browser-engine.ts';
import { createWebSpeechRecognition } from '../../platform/recognition/web-speech.ts';
import { localStore } from '../../platform/storage.ts';
import { createChosenRecognition, type RecognitionChoice } from './choose-recognition.ts';
import { createRecorder, type Recorder, type RecorderListener } from './recorder.ts';

/** Whom a recorder tells what happens, and what it asks. The kernel's place is taken by the app while it records. */
export interface RecorderHost
  extends Omit<RecognitionChoice, 'browser'>,
    Omit<RecorderListener, 'onPermission'> {
  /** Words the user is likely to say. */
  hints(): readonly string[];
  /** Opens the chosen microphone, if there is one. */
  openTrack(): Promise<MediaStreamTrack | undefined> | undefined;
  /** Called when the browser's engine starts to hear, with 0, and when it ends, with the seconds. */
  onSent(seconds: number): void;
}

const allowedStartMs = 10_000;
const promptedStartMs = 60_000;

/**
 * Connects the recorder to this browser: its engine, microphone permission and visibility. `host` is read at each use,
 * because its methods may be replaced.
 */
export function createPageRecorder(host: RecorderHost, language: LanguageCode): Recorder {
  const Engine = findSpeechRecognition(window);
  const recognition = Engine
    ? createWebSpeechRecognition(Engine, isAndroid(navigator), {
        openTrack: () => (takesTrack(Engine) ? host.openTrack() : undefined),
        hints: () => host.hints(),
        onSent: (seconds) => host.onSent(seconds),
      })
    : null;
  const recorder = createRecorder(
    {
      recognition: createChosenRecognition({
        browser: recognition,
        loadServer: (ended) => host.loadServer(ended),
        choose: () => host.choose(),
        canFallBack: (code) => host.canFallBack(code),
        onFallBack: () => host.onFallBack(),
      }),
      now: () => Date.now(),
      startTimeoutMs: () =>
        localStore.read('micPermission') === 'granted' ? allowedStartMs : promptedStartMs,
      listener: host,
      onPermission: (value) => void localStore.write('micPermission', value),
    },
    language,
  );
  const onVisibility = () => recorder.setVisible(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', onVisibility);
  const stopWatching = onMicrophoneAllowed(() => {
    localStore.write('micPermission', 'granted');
    recorder.allow();
  });
  return {
    ...recorder,
    dispose() {
      document.removeEventListener('visibilitychange', onVisibility);
      stopWatching();
      recorder.dispose();
    },
  };
}
