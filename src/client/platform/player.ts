/** What the one audio element tells; position and duration in seconds, no duration while it is not known. */
export type PlayerEvent =
  | { type: 'started' }
  | { type: 'progress'; position: number; duration: number | undefined }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'ended' }
  | { type: 'failed' }
  /** The browser wants another tap first. */
  | { type: 'blocked' };

export interface Player {
  /** Call it inside the tap: what is played later, after a request, is then allowed. */
  unlock(): void;
  /** Plays from the start. Events of what was played before are no longer told. */
  play(url: string, rate: number, onEvent: (event: PlayerEvent) => void): void;
  pause(): void;
  resume(): void;
  seek(seconds: number): void;
  setRate(rate: number): void;
  /** Pauses, rewinds and lets go of the audio. */
  stop(): void;
}

/** Finds out how long the audio at an address is; undefined while it is still being made. */
export type Measure = (url: string) => Promise<number | undefined>;

const measureEveryMs = 1_500;

/** One element for the whole page: iOS lets only an element that was once played in a tap play later. */
export function createPlayer(
  element: HTMLAudioElement,
  createSilence: () => string,
  measure: Measure = async () => undefined,
): Player {
  let listener: ((event: PlayerEvent) => void) | undefined;
  let started = false;
  let silence: string | undefined;
  let unlocked = false;
  /** Where to go on once the audio has been loaded anew. */
  let target: number | undefined;

  const tell = (event: PlayerEvent) => listener?.(event);
  let measured: number | undefined;
  let measuring: ReturnType<typeof setTimeout> | undefined;
  const duration = () => (Number.isFinite(element.duration) ? element.duration : measured);

  /** What is streamed while it is made has no length, until it is asked for again. */
  function measureLater(url: string): void {
    clearTimeout(measuring);
    const asked = listener;
    measuring = setTimeout(() => {
      if (listener !== asked || duration() !== undefined) return;
      void measure(url).then((seconds) => {
        if (listener !== asked) return;
        measured = seconds;
        if (seconds === undefined) measureLater(url);
        else tellProgress();
      });
    }, measureEveryMs);
  }
  const tellProgress = () => {
    if (target === undefined) tell({ type: 'progress', position: element.currentTime, duration: duration() });
  };

  element.preload = 'auto';
  element.addEventListener('playing', () => {
    tell({ type: started ? 'resumed' : 'started' });
    started = true;
    tellProgress();
  });
  element.addEventListener('pause', () => {
    // The end of the audio is told as a pause first, and so is loading it anew.
    if (started && !element.ended && target === undefined) tell({ type: 'paused' });
  });
  element.addEventListener('loadedmetadata', () => {
    if (target === undefined) return;
    element.currentTime = target;
    target = undefined;
  });
  element.addEventListener('timeupdate', tellProgress);
  element.addEventListener('durationchange', tellProgress);
  element.addEventListener('ended', () => tell({ type: 'ended' }));
  element.addEventListener('error', () => tell({ type: 'failed' }));

  function start(): void {
    const asked = listener;
    element.play().catch((error: unknown) => {
      const name = typeof error === 'object' && error && 'name' in error ? error.name : '';
      // What was asked for before has been replaced or stopped: that it did not play is as it should be.
      if (listener !== asked || name === 'AbortError') return;
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
      listener = onEvent;
      started = false;
      target = undefined;
      measured = undefined;
      element.src = url;
      // Assigning an address resets the rate to the default one.
      element.defaultPlaybackRate = rate;
      element.playbackRate = rate;
      start();
      measureLater(url);
    },
    pause: () => element.pause(),
    resume: start,
    seek(seconds) {
      const { paused } = element;
      // Without a length of its own the element claims to reach everywhere and reaches what has arrived.
      const reach = Number.isFinite(element.duration) ? element.seekable : element.buffered;
      if (reach.length > 0 && reach.end(reach.length - 1) >= seconds) {
        element.currentTime = seconds;
        tellProgress();
        return;
      }
      // What was streamed while it was made cannot be sought in; the same address is a whole file by now.
      // Where it is going to be is told at once: a slider that jumped back would ask for the old place.
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
    },
  };
}

/** After recognition iOS plays quietly, through the earpiece, until it is told what the sound is. */
function routeToSpeaker(): void {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } };
  if (audioSession) audioSession.type = 'playback';
}

/** A blob, since the page's policy allows no data: addresses. */
function createSilence(): string {
  const samples = 80;
  const wave = new DataView(new ArrayBuffer(44 + samples));
  const write = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) wave.setUint8(at + index, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  wave.setUint32(4, 36 + samples, true);
  write(8, 'WAVEfmt ');
  wave.setUint32(16, 16, true);
  wave.setUint16(20, 1, true);
  wave.setUint16(22, 1, true);
  wave.setUint32(24, 8_000, true);
  wave.setUint32(28, 8_000, true);
  wave.setUint16(32, 1, true);
  wave.setUint16(34, 8, true);
  write(36, 'data');
  wave.setUint32(40, samples, true);
  for (let at = 44; at < 44 + samples; at += 1) wave.setUint8(at, 128);
  return URL.createObjectURL(new Blob([wave], { type: 'audio/wav' }));
}

/** Loads the description of the audio and nothing more. */
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

/** The player of this page; its element is made when something is first played. */
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
