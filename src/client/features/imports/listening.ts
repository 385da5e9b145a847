import type { Segment } from '../../../shared/document/segments.ts';
import { exactTimings } from '../../../shared/document/word-times.ts';
import type { TextRange } from '../../../shared/sentences.ts';
import { createBrowserPlayer, type Player } from '../../platform/player.ts';
import { sentenceAt, timeToPlay } from './sentence-at-time.ts';

export interface ListeningDeps {
  /** The text on the screen. */
  shown(): { text: string; segments: readonly Segment[] };
  locale(): string;
  /**
   * Called before a position is shown, so that the text that is spoken there can be opened. Not for a sentence that is
   * played alone, which is in the text on the screen.
   */
  onPosition?(view: ListeningView): void;
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
  start(
    load: () => Promise<Blob | undefined>,
    options: { speed: number; fromMs?: number; untilMs?: number },
  ): Promise<void>;
  /** Jumps to the word or the sentence at a position in the text. */
  playFrom(position: number): void;
  /** Jumps to a time, and pauses at another one if it is given. */
  seek(ms: number, untilMs?: number): void;
  pause(): void;
  resume(): void;
  setSpeed(speed: number): void;
  stop(): void;
}

/** Browsers report progress at least this often. */
const reportedEveryMs = 500;

/** Plays the recording of the text and says which sentence is being played. */
export function createListening(deps: ListeningDeps): Listening {
  const { shown, locale, onPosition, onChange, onFailed } = deps;
  let view: ListeningView | null = null;
  let player: Player | null = null;
  let url: string | null = null;
  /** Changes with each start and stop, so that a recording that loads too late isn't played. */
  let run = 0;
  /** Where to pause, and the timer for it, because progress is reported too rarely to end with a word. */
  let until: number | null = null;
  let isOver = false;
  let ending: ReturnType<typeof setTimeout> | undefined;
  let rate = 1;

  function set(next: ListeningView | null) {
    if (next === null && view === null) return;
    view = next;
    if (view && until === null) onPosition?.(view);
    const { text, segments } = shown();
    onChange(view, view && sentenceAt(text, exactTimings(segments), view.positionMs, locale()));
  }
  const update = (change: Partial<ListeningView>) => view && set({ ...view, ...change });

  function stop() {
    run += 1;
    pauseAt(null);
    player?.stop();
    if (url !== null) URL.revokeObjectURL(url);
    url = null;
    set(null);
  }

  function pauseAt(ms: number | null) {
    until = ms;
    isOver = false;
    clearTimeout(ending);
  }

  function pause() {
    player?.pause();
    update({ paused: true });
  }

  function endAt(ms: number) {
    pause();
    clearTimeout(ending);
    isOver = true;
    // Otherwise the next sentence would be marked.
    moveTo(ms - 1);
  }

  function resumed() {
    if (isOver) pauseAt(null);
    update({ paused: false });
  }

  function progress(positionMs: number) {
    const end = until;
    clearTimeout(ending);
    if (end === null || view?.paused !== false) return;
    const left = (end - positionMs) / rate;
    if (left <= 0) endAt(end);
    else if (left < reportedEveryMs) ending = setTimeout(() => endAt(end), left);
  }

  function seek(ms: number, untilMs?: number) {
    if (!view) return;
    pauseAt(untilMs ?? null);
    moveTo(ms);
  }

  function moveTo(ms: number) {
    update({ positionMs: ms });
    player?.seek(ms / 1_000);
  }

  return {
    view: () => view,
    async start(load, { speed, fromMs, untilMs }) {
      stop();
      rate = speed;
      const started = run;
      player ??= createBrowserPlayer();
      player.unlock();
      const recording = await load().catch(() => undefined);
      if (started !== run) return;
      if (!recording) return onFailed();
      url = URL.createObjectURL(recording);
      const beginning = Math.min(...exactTimings(shown().segments).map((timing) => timing.from));
      const from = fromMs ?? (Number.isFinite(beginning) ? beginning : 0);
      pauseAt(untilMs ?? null);
      set({ positionMs: from, durationMs: null, paused: false });
      player.play(url, speed, (event) => {
        if (event.type === 'progress') {
          const { position, duration } = event;
          update({
            positionMs: position * 1_000,
            durationMs: duration === undefined ? null : duration * 1_000,
          });
          progress(position * 1_000);
        } else if (event.type === 'paused') {
          clearTimeout(ending);
          update({ paused: true });
        } else if (event.type === 'resumed') resumed();
        else if (event.type !== 'started') {
          stop();
          if (event.type === 'failed') onFailed();
        }
      });
      if (from > 0) player.seek(from / 1_000);
    },
    playFrom(position) {
      const ms = timeToPlay(shown().segments, position, locale());
      if (ms !== null) seek(ms);
    },
    seek,
    // The player reports neither while the recording is still loading.
    pause() {
      clearTimeout(ending);
      pause();
    },
    resume() {
      player?.resume();
      resumed();
    },
    setSpeed(speed) {
      rate = speed;
      player?.setRate(speed);
    },
    stop,
  };
}
