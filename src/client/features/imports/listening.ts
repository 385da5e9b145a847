import type { TimedText } from '../../../shared/document/chapters.ts';
import type { TextRange } from '../../../shared/sentences.ts';
import { createBrowserPlayer, type Player } from '../../platform/player.ts';
import { sentenceAt, timeOfSentence } from './sentence-at-time.ts';

export interface ListeningDeps {
  /** The text on the screen. */
  shown(): TimedText;
  locale(): string;
  /** Called with the sentence that is being played, if there is one. */
  onChange(view: ListeningView | null, sentence: TextRange | null): void;
  /** Called if the recording can't be played. */
  onFailed(): void;
}

/** Where the recording is being played, or is paused. */
export interface ListeningView {
  positionMs: number;
  /** Null until it is known. */
  durationMs: number | null;
  paused: boolean;
}

export interface Listening {
  view(): ListeningView | null;
  /**
   * Plays a recording, from the start of the shown text unless there is a time. Call it in the tap's event handler,
   * because browsers allow sound only then.
   */
  start(load: () => Promise<Blob | undefined>, options: { speed: number; fromMs?: number }): Promise<void>;
  /** Jumps to the sentence at a position in the text. */
  playFrom(position: number): void;
  seek(ms: number): void;
  pause(): void;
  resume(): void;
  setSpeed(speed: number): void;
  stop(): void;
}

/** Plays the recording of the text and says which sentence is being played. */
export function createListening({ shown, locale, onChange, onFailed }: ListeningDeps): Listening {
  let view: ListeningView | null = null;
  let player: Player | null = null;
  let url: string | null = null;
  /** Changes with each start and stop, so that a recording that loads too late isn't played. */
  let run = 0;

  function set(next: ListeningView | null) {
    if (next === null && view === null) return;
    view = next;
    const { text, timings } = shown();
    onChange(view, view && sentenceAt(text, timings, view.positionMs, locale()));
  }
  const update = (change: Partial<ListeningView>) => view && set({ ...view, ...change });

  function stop() {
    run += 1;
    player?.stop();
    if (url !== null) URL.revokeObjectURL(url);
    url = null;
    set(null);
  }

  function seek(ms: number) {
    if (!view) return;
    update({ positionMs: ms });
    player?.seek(ms / 1_000);
  }

  return {
    view: () => view,
    async start(load, { speed, fromMs }) {
      stop();
      const started = run;
      player ??= createBrowserPlayer();
      player.unlock();
      const recording = await load().catch(() => undefined);
      if (started !== run) return;
      if (!recording) return onFailed();
      url = URL.createObjectURL(recording);
      const beginning = Math.min(...shown().timings.map((timing) => timing.from));
      const from = fromMs ?? (Number.isFinite(beginning) ? beginning : 0);
      set({ positionMs: from, durationMs: null, paused: false });
      player.play(url, speed, (event) => {
        if (event.type === 'progress') {
          const { position, duration } = event;
          update({
            positionMs: position * 1_000,
            durationMs: duration === undefined ? null : duration * 1_000,
          });
        } else if (event.type === 'paused') update({ paused: true });
        else if (event.type === 'resumed') update({ paused: false });
        else if (event.type !== 'started') {
          stop();
          if (event.type === 'failed') onFailed();
        }
      });
      if (from > 0) player.seek(from / 1_000);
    },
    playFrom(position) {
      const now = shown();
      const ms = timeOfSentence(now.text, now.timings, position, locale());
      if (ms !== null) seek(ms);
    },
    seek,
    // The player reports neither while the recording is still loading.
    pause() {
      player?.pause();
      update({ paused: true });
    },
    resume() {
      player?.resume();
      update({ paused: false });
    },
    setSpeed: (speed) => player?.setRate(speed),
    stop,
  };
}
