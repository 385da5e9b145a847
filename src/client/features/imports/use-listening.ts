import { useEffect, useRef, useState } from 'react';
import { createBrowserPlayer, type Player } from '../../platform/player.ts';
import type { ReadingMark } from '../../ui/highlighted-text.tsx';
import type { TimedText } from './read-text-file.ts';
import { sentenceAt, timeOfSentence } from './sentence-at-time.ts';

export interface Listening {
  active: boolean;
  /** The sentence that is being played. */
  mark: ReadingMark | null;
  /** Plays a recording from the start of the shown text. */
  start(recording: Blob): void;
  /** Jumps to the sentence at a position in the text. */
  playFrom(position: number): void;
  stop(): void;
}

/** Plays the recording of the text and marks the current sentence. */
export function useListening(shown: () => TimedText, locale: string): Listening {
  const [positionMs, setPositionMs] = useState<number | null>(null);
  const player = useRef<Player | null>(null);
  const url = useRef<string | null>(null);

  const stop = () => {
    player.current?.stop();
    if (url.current !== null) URL.revokeObjectURL(url.current);
    url.current = null;
    setPositionMs(null);
  };
  useEffect(
    () => () => {
      player.current?.stop();
      if (url.current !== null) URL.revokeObjectURL(url.current);
    },
    [],
  );

  const { text, timings } = positionMs === null ? { text: '', timings: [] } : shown();
  const sentence = positionMs === null ? null : sentenceAt(text, timings, positionMs, locale);
  return {
    active: positionMs !== null,
    mark: sentence && { sentence, word: null },
    start(recording) {
      stop();
      player.current ??= createBrowserPlayer();
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
