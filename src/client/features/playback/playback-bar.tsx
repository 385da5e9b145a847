import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { PlaybackBarProps } from './playback-bar-content.tsx';
import { isReading } from './speech-state.ts';

const PlaybackBarContent = lazyPart(() =>
  import('./playback-bar-content.tsx').then((module) => module.PlaybackBarContent),
);

/** Shown while the text is read, and as long as its MP3 can be downloaded. */
export function PlaybackBar(props: PlaybackBarProps) {
  const { state } = props.controls;
  const active = isReading(state);
  if (!active && state.audioUrl === null) return null;
  return (
    <Suspense>
      <PlaybackBarContent {...props} active={active} />
    </Suspense>
  );
}
