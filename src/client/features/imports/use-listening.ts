import { useCallback, useEffect, useRef, useState } from 'react';
import { createBrowserPlayer, type Player } from '../../platform/player.ts';
import type { ReadingMark } from '../../ui/highlighted-text.tsx';
import type { TimedText } from './read-text-file.ts';
import { sentenceAt, timeOfSentence } from './sentence-at-time.ts';

export interface Listening {
  active: boolean;
  /** The sentence that is being played. */
  mark: ReadingMark | null;
  /**
   * Plays a recording from the start of the shown text. Call it in the tap's event handler, because browsers allow sound
   * only then.
   */
  start(load: () => Promise<Blob | undefined>): Promise<void>;
  /** Jumps to the sentence at a position in the text. */
  playFrom(position: number): void;
  stop(): void;
}

/** Plays the recording of the text and marks the current sentence. */
export function useListening(shown: () => TimedText, locale: string): Listening {
  const [positionMs, setPositionMs] = useState<number | null>(null);
  const player = useRef<Player | null>(null);
  const url = useRef<string | null>(null);
  /** Changes with each start and stop, so that a recording that loads too late isn't played. */
  const run = useRef(0);

  const silence = useCallback(() => {
    run.current += 1;
    player.current?.stop();
    if (url.current !== null) URL.revokeObjectURL(url.current);
    url.current = null;
  }, []);
  useEffect(() => silence, [silence]);
  const stop = () => {
    silence();
    setPositionMs(null);
  };

  const { text, timings } = positionMs === null ? { text: '', timings: [] } : shown();
  const sentence = positionMs === null ? null : sentenceAt(text, timings, positionMs, locale);
  return {
    active: positionMs !== null,
    mark: sentence && { sentence, word: null },
    async start(load) {
      stop();
      const started = run.current;
      player.current ??= createBrowserPlayer();
      player.current.unlock();
      const recording = await load().catch(() => undefined);
      if (!recording || started !== run.current) return;
      url.current = URL.createObjectURL(recording);
      const from = Math.min(...shown().timings.map((timing) => timing.from));
      setPositionMs(Number.isFinite(from) ? from : 0);
      player.current.play(url.current, 1, (event) => {
        if (event.type === 'progress') setPositionMs(event.position * 1_000);
        else if (event.type === 'ended' || event.type === 'failed' || event.type === 'blocked') stop();
      });
      if (Number.isFinite(from) && from > 0) player.current.seek(from / 1_000);
    },
    playFrom(position) {
      const now = shown();
      const ms = timeOfSentence(now.text, now.timings, position, locale);
      if (url.current === null || ms === null) return;
      player.current?.seek(ms / 1_000);
    },
    stop,
  };
}
