import type { TimedText } from '../../../shared/document/chapters.ts';
import type { TextRange } from '../../../shared/sentences.ts';
import { createBrowserPlayer, type Player } from '../../platform/player.ts';
import { sentenceAt, timeOfSentence } from './sentence-at-time.ts';

export interface ListeningDeps {
  /** The text on the screen. */
  shown(): TimedText;
  locale(): string;
  /** Called with the sentence that is being played, if there is one. */
  onChange(active: boolean, sentence: TextRange | null): void;
}

export interface Listening {
  active(): boolean;
  /**
   * Plays a recording from the start of the shown text. Call it in the tap's event handler, because browsers allow sound
   * only then.
   */
  start(load: () => Promise<Blob | undefined>): Promise<void>;
  /** Jumps to the sentence at a position in the text. */
  playFrom(position: number): void;
  stop(): void;
}

/** Plays the recording of the text and says which sentence is being played. */
export function createListening({ shown, locale, onChange }: ListeningDeps): Listening {
  let positionMs: number | null = null;
  let player: Player | null = null;
  let url: string | null = null;
  /** Changes with each start and stop, so that a recording that loads too late isn't played. */
  let run = 0;

  function move(ms: number | null) {
    if (ms === null && positionMs === null) return;
    positionMs = ms;
    const { text, timings } = shown();
    onChange(ms !== null, ms === null ? null : sentenceAt(text, timings, ms, locale()));
  }

  function stop() {
    run += 1;
    player?.stop();
    if (url !== null) URL.revokeObjectURL(url);
    url = null;
    move(null);
  }

  return {
    active: () => positionMs !== null,
    async start(load) {
      stop();
      const started = run;
      player ??= createBrowserPlayer();
      player.unlock();
      const recording = await load().catch(() => undefined);
      if (!recording || started !== run) return;
      url = URL.createObjectURL(recording);
      const from = Math.min(...shown().timings.map((timing) => timing.from));
      move(Number.isFinite(from) ? from : 0);
      player.play(url, 1, (event) => {
        if (event.type === 'progress') move(event.position * 1_000);
        else if (event.type === 'ended' || event.type === 'failed' || event.type === 'blocked') stop();
      });
      if (Number.isFinite(from) && from > 0) player.seek(from / 1_000);
    },
    playFrom(position) {
      const now = shown();
      const ms = timeOfSentence(now.text, now.timings, position, locale());
      if (url === null || ms === null) return;
      player?.seek(ms / 1_000);
    },
    stop,
  };
}
