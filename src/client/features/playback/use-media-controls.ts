import { useEffect, useState } from 'react';
import { createMediaControls } from '../../platform/media-session.ts';
import type { Playback } from './create-playback.ts';
import type { SpeechState } from './speech-state.ts';
import type { Voices } from './use-voices.ts';

const longestTitle = 80;

/** Headset keys and the lock screen, as long as a text is read. */
export function useMediaControls(
  playback: Playback,
  state: SpeechState,
  text: string,
  voices: Voices,
  rate: number,
): void {
  const [controls] = useState(() => createMediaControls());
  const { isPlaying, isPremiumVoice, paused, position, duration } = state;
  const artist = voices.list.find((voice) => voice.id === voices.voice)?.name ?? '';
  const title = text.trim().slice(0, longestTitle);

  useEffect(() => {
    if (!isPlaying) return;
    // The browser's own voice cannot be paused everywhere: there the keys stop it.
    const audio = { play: playback.resume, pause: playback.pause, seek: playback.seek };
    controls.show(
      { title, artist },
      { stop: playback.stop, ...(isPremiumVoice ? audio : { pause: playback.stop }) },
    );
    return controls.clear;
  }, [controls, playback, isPlaying, isPremiumVoice, title, artist]);

  useEffect(() => {
    if (isPlaying) controls.update({ paused, position, duration, rate });
  }, [controls, isPlaying, paused, position, duration, rate]);
}
