import { toWav } from './speech/wav.ts';

/** Position and duration are in seconds; the duration is undefined until it is known. */
export type PlayerEvent =
  | { type: 'started' }
  | { type: 'progress'; position: number; duration: number | undefined }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'ended' }
  | { type: 'failed' }
  /** The browser needs another tap before it plays sound. */
  | { type: 'blocked' };

export interface Player {
  /** Call it in the tap's event handler, so that audio may play later, after a request. */
  unlock(): void;
  /** Plays from the start. The previous audio sends no more events. */
  play(url: string, rate: number, onEvent: (event: PlayerEvent) => void): void;
  pause(): void;
  resume(): void;
  seek(seconds: number): void;
  setRate(rate: number): void;
  /** Pauses and rewinds. */
  stop(): void;
}

/** Finds the duration of the audio at a URL; undefined while it is being generated. */
export type Measure = (url: string) => Promise<number | undefined>;

const measureEveryMs = 1_500;

/** One element for the whole page: iOS lets an element play later only if it has already played in response to a tap. */
export function createPlayer(
  element: HTMLAudioElement,
  createSilence: () => string,
  measure: Measure = async () => undefined,
): Player {
  let listener: ((event: PlayerEvent) => void) | undefined;
  let started = false;
  let silence: string | undefined;
  let unlocked = false;
  /** Where to continue after the audio has been reloaded. */
  let target: number | undefined;

  const tell = (event: PlayerEvent) => listener?.(event);
  let measured: number | undefined;
  let measuring: ReturnType<typeof setTimeout> | undefined;
  const duration = () => (Number.isFinite(element.duration) ? element.duration : measured);

  /** Audio that is streamed while it is generated has no duration, so it is measured again later. */
  function measureLater(url: string): void {
    clearTimeout(measuring);
    const requester = listener;
    measuring = setTimeout(() => {
      if (listener !== requester || duration() !== undefined) return;
      void measure(url).then((seconds) => {
        if (listener !== requester) return;
        measured = seconds;
        if (seconds === undefined) measureLater(url);
        else reportProgress();
      });
    }, measureEveryMs);
  }
  const reportProgress = () => {
    if (target === undefined) tell({ type: 'progress', position: element.currentTime, duration: duration() });
  };

  element.preload = 'auto';
  element.addEventListener('playing', () => {
    if (listener && !started) measureLater(element.src);
    tell({ type: started ? 'resumed' : 'started' });
    started = true;
    reportProgress();
  });
  element.addEventListener('pause', () => {
    // The pause event also fires at the end and on reloading.
    if (started && !element.ended && target === undefined) tell({ type: 'paused' });
  });
  element.addEventListener('loadedmetadata', () => {
    if (target === undefined) return;
    element.currentTime = target;
    target = undefined;
  });
  element.addEventListener('timeupdate', reportProgress);
  element.addEventListener('durationchange', reportProgress);
  element.addEventListener('ended', () => tell({ type: 'ended' }));
  element.addEventListener('error', () => tell({ type: 'failed' }));

  function start(): void {
    const requester = listener;
    element.play().catch((error: unknown) => {
      const name = typeof error === 'object' && error && 'name' in error ? error.name : '';
      // This audio has been replaced or stopped, so its failure doesn't matter.
      if (listener !== requester || name === 'AbortError') return;
      tell({ type: name === 'NotAllowedError' ? 'blocked' : 'failed' });
    });
  }

  return {
    unlock() {
      routeToSpeaker();
      if (unlocked || !element.paused) return;
      unlocked = true;
      listener = undefined;
      silence ??= createSilence();
      element.src = silence;
      start();
    },
    play(url, rate, onEvent) {
      clearTimeout(measuring);
      listener = onEvent;
      started = false;
      target = undefined;
      measured = undefined;
      element.src = url;
      // Setting src resets the playback rate to the default.
      element.defaultPlaybackRate = rate;
      element.playbackRate = rate;
      start();
    },
    pause: () => element.pause(),
    resume: start,
    seek(seconds) {
      const { paused } = element;
      // Without a duration, `seekable` covers the whole file, but only the buffered part can be reached.
      const reach = Number.isFinite(element.duration) ? element.seekable : element.buffered;
      if (reach.length > 0 && reach.end(reach.length - 1) >= seconds) {
        element.currentTime = seconds;
        reportProgress();
        return;
      }
      // Seeking doesn't work in a stream, but by now the same URL returns a complete file. The new position is
      // reported at once, because a slider that jumped back would seek to the old one.
      tell({ type: 'progress', position: seconds, duration: duration() });
      measured = duration();
      target = seconds;
      element.load();
      if (!paused) start();
    },
    setRate(rate) {
      element.defaultPlaybackRate = rate;
      element.playbackRate = rate;
    },
    stop() {
      clearTimeout(measuring);
      listener = undefined;
      target = undefined;
      element.pause();
      element.currentTime = 0;
      // An element goes on loading while it is paused, and the server would go on making the audio.
      if (Number.isFinite(element.duration) || !element.hasAttribute('src')) return;
      element.removeAttribute('src');
      element.load();
    },
  };
}

/** After recognition, iOS plays quietly through the earpiece until the audio session type is set. */
function routeToSpeaker(): void {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } };
  if (audioSession) audioSession.type = 'playback';
}

/** A blob, because the content security policy forbids data: URLs. */
const createSilence = (): string =>
  URL.createObjectURL(new Blob([toWav(new Float32Array(160))], { type: 'audio/wav' }));

/** Loads only the metadata. */
const measureAudio: Measure = (url) =>
  new Promise((resolve) => {
    const probe = new Audio();
    const finish = (seconds?: number) => {
      probe.removeAttribute('src');
      probe.load();
      resolve(seconds !== undefined && Number.isFinite(seconds) ? seconds : undefined);
    };
    probe.preload = 'metadata';
    probe.onloadedmetadata = () => finish(probe.duration);
    probe.onerror = () => {
      probe.onerror = null;
      finish();
    };
    probe.src = url;
  });

/** Creates the audio element on first use. */
export function createBrowserPlayer(): Player {
  let player: Player | undefined;
  const get = () => {
    player ??= createPlayer(new Audio(), createSilence, measureAudio);
    return player;
  };
  return {
    unlock: () => get().unlock(),
    play: (url, rate, onEvent) => get().play(url, rate, onEvent),
    resume: () => get().resume(),
    pause: () => player?.pause(),
    seek: (seconds) => player?.seek(seconds),
    setRate: (rate) => player?.setRate(rate),
    stop: () => player?.stop(),
  };
}
