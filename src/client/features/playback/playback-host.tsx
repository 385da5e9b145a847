import { memo, useLayoutEffect } from 'react';
import { type PlaybackControls, type PlaybackOptions, usePlayback } from './use-playback.ts';

interface PlaybackHostProps extends PlaybackOptions {
  onControls(controls: PlaybackControls): void;
}

/** Runs the playback and hands its controls up. It draws nothing and depends on its own props alone. */
export const PlaybackHost = memo(function PlaybackHost({ onControls, ...options }: PlaybackHostProps) {
  const controls = usePlayback(options);
  useLayoutEffect(() => onControls(controls));
  return null;
});
