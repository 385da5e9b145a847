import type { LanguageCode } from '../../shared/languages.ts';
import { type EarlyRecording, earlyWordsKey, pageLockName } from '../features/recorder/early-recording.ts';
import { engineInUse } from '../features/recorder/engine-in-use.ts';
import { createPageRecorder, type RecorderHost } from '../features/recorder/page-recorder.ts';
import { isRecordShortcut } from '../features/recorder/record-shortcut.ts';
import type { Recorder } from '../features/recorder/recorder.ts';
import { idleRecorder, type Phase, type RecorderState } from '../features/recorder/recorder-state.ts';
import { wordsMustStay } from '../platform/device-mode.ts';
import { onMicrophoneAllowed } from '../platform/microphone-permission.ts';
import { findSpeechRecognition } from '../platform/recognition/browser-engine.ts';
import type { Settings } from '../platform/settings.ts';
import { localStore } from '../platform/storage.ts';
import { createEarlyDisplay } from './early-display.ts';
import { createEarlyWords } from './early-words.ts';
import type { KernelStrings } from './kernel-strings.ts';

type Engine = 'browser' | 'server';

const page = String(Math.random());
const root = document.documentElement.dataset;
const isPersonal = root.edition === 'personal';
const isMember = isPersonal || root.member !== undefined;
const hasServer = root.recognition === 'server';
const app = Promise.withResolvers<RecorderHost>();
/** What the app has to be told when it is there, in this order. */
const untold: ((to: RecorderHost) => void)[] = [];
let state: RecorderState = idleRecorder;
let recorder: Recorder | undefined;
let onPhase: ((phase: Phase) => void) | undefined;
let engine: Engine = 'browser';
let hasFailed = false;
/** Whether the next press is for the app. */
let isPassing = false;

const button = document.querySelector<HTMLElement>('.record-dock [data-state]');
/** The page contains what differs between languages, because this script is the same in all of them. */
const strings = JSON.parse(document.getElementById('early')?.dataset.strings as string) as KernelStrings;
const display = createEarlyDisplay(strings, button);
let soundUrl = root.sound as string;
/** Some browsers don't load a module again that failed once. */
const loadSound = (): Promise<typeof import('./kernel-sound.ts')> =>
  import(/* @vite-ignore */ soundUrl).catch(() => {
    soundUrl += '?';
    return import(/* @vite-ignore */ soundUrl);
  });
const settings = (): Partial<Settings> & Pick<Settings, 'recognition'> => ({
  recognition: 'auto',
  ...(localStore.readJson('settings') as object),
});

const language = (): LanguageCode => settings().language ?? strings.spoken;

const words = createEarlyWords(language, (kept, shown) => {
  localStore.writeJson(earlyWordsKey(page), kept);
  display.words(shown);
});

function show() {
  const { phase } = state;
  if (onPhase) return onPhase(phase);
  const isAsking = phase === 'starting' && localStore.read('micPermission') !== 'granted';
  const hint = phase === 'idle' ? hasFailed && 'error' : isAsking ? 'startingAsking' : phase;
  display.phase(phase, hint || null);
}

/** Its methods are replaced by the app's. */
const host: RecorderHost = {
  choose: () => engine,
  canFallBack: () => settings().recognition === 'auto' && hasServer && isMember,
  onFallBack: () => void untold.push((to) => to.onFallBack()),
  loadServer(ended) {
    const { microphone } = settings();
    const server = app.promise.then((to) => to.loadServer(ended));
    // Asks while the file is loading, which finds the microphone if one was chosen.
    const opening = microphone ? undefined : navigator.mediaDevices?.getUserMedia({ audio: true });
    const close = () =>
      opening?.then(
        (stream) => stream.getTracks().map((track) => track.stop()),
        () => {},
      );
    void ended.then(close);
    return loadSound().then(
      (sound) => sound.createPageSound({ page, language, app: server }, microphone, opening),
      () => {
        void close();
        return server;
      },
    );
  },
  // The dictionary arrives with the app.
  hints: () => [],
  openTrack() {
    const { microphone } = settings();
    return microphone ? loadSound().then((sound) => sound.openMicrophoneTrack(microphone)) : undefined;
  },
  onSent(seconds) {
    words.sent(seconds);
    untold.push((to) => to.onSent(seconds));
  },
  onStarting() {
    hasFailed = false;
    untold.push((to) => to.onStarting());
  },
  onState(next) {
    state = next;
    show();
  },
  onPhrase(phrase) {
    words.phrase(phrase);
    untold.push((to) => to.onPhrase(phrase));
  },
  onInterim: words.interim,
  onSpeech: () => {},
  onStarted: () => {},
  onStopped: () => {},
  onProblem(problem) {
    hasFailed = true;
    untold.push((to) => to.onProblem(problem));
  },
};

/** The engine that may start without a question. In all other cases the app has something to say first. */
function findEngine(): Engine | null | Promise<Engine | null> {
  const draft = localStore.readJson('draft') as { text?: string } | null;
  const cap = Number(root.textLimit) || strings.cap;
  if ((draft?.text?.length ?? 0) >= cap) return null;
  if (wordsMustStay())
    return isPersonal ? null : loadSound().then((sound) => sound.readyOnDevice(language()));
  const { recognition, serverSpeechExplained } = settings();
  const found = engineInUse({
    setting: recognition,
    browser: findSpeechRecognition(window) !== undefined,
    browserFailed: false,
    server: hasServer,
    signedIn: isMember,
  });
  return found === 'browser' || (found === 'server' && serverSpeechExplained) ? found : null;
}

function press(next: Engine) {
  engine = next;
  if (!recorder) {
    recorder = createPageRecorder(host, language());
    void navigator.locks?.request(pageLockName(page), () => new Promise(() => {}));
  }
  recorder.press();
}

/** replay-early-input.ts keeps it until the app is there. */
function passOn() {
  isPassing = true;
  button?.click();
  isPassing = false;
}

/** A focused button is clicked by the browser when a key is pressed. */
const isRecordPress = (event: Event): boolean =>
  event instanceof KeyboardEvent
    ? !event.repeat && !event.isComposing && event.target !== button && isRecordShortcut(event)
    : button?.contains(event.target as Node) === true;

function take(event: Event) {
  if (onPhase || isPassing || !isRecordPress(event)) return;
  const found = recorder && state.wanted ? engine : findEngine();
  if (!found) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (typeof found === 'string') press(found);
  else found.then((ready) => (ready && !onPhase ? press(ready) : passOn()), passOn);
}

globalThis.earlyRecording = {
  page,
  phase: () => state.phase,
  take,
  connect(listener) {
    // The app shows it from now on.
    display.phase('idle', null);
    onPhase = listener;
    return recorder !== undefined;
  },
  press: () => recorder?.press(),
  finish: () => recorder?.finish(),
  adopt(to) {
    globalThis.earlyRecording = undefined;
    for (const tell of untold.splice(0)) tell(to);
    Object.assign(host, to);
    to.onState(state);
    to.onInterim(words.pending(), language());
    display.words('');
    app.resolve(to);
    return recorder ?? createPageRecorder(host, language());
  },
  forgetWords: () => localStore.remove(earlyWordsKey(page)),
} satisfies EarlyRecording;

// `/?record`, unless another site linked to it (boot.ts). A browser that wants to ask first needs a press.
if (root.record !== undefined) {
  const stopWatching = onMicrophoneAllowed(() => {
    stopWatching();
    if (!recorder && !onPhase) button?.click();
  });
}
