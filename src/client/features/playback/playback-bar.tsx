import { Download, Pause, Play } from 'lucide-react';
import { engineLocale } from '../../../shared/languages.ts';
import { estimateSpeechSeconds } from '../../../shared/limits.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { formatTime } from './playback-rules.ts';
import { SpeedPicker } from './speed-picker.tsx';
import { playbackStrings } from './strings.ts';
import type { PlaybackControls, Reading } from './use-playback.ts';

interface PlaybackBarProps {
  controls: PlaybackControls;
  reading: Reading;
  className?: string;
}

/** Where the reading stands, while there is one; and its MP3 afterwards, for those who may have it. */
export function PlaybackBar({ controls, reading, className }: PlaybackBarProps) {
  const { state, speed } = controls;
  const active = state.previewing === null && (state.phase === 'loading' || state.phase === 'playing');
  const download = controls.downloadUrl(reading);
  if (!active && !download) return null;

  const known = state.duration;
  const estimate = estimateSpeechSeconds(reading.text, engineLocale(reading.language));
  const total = Math.max(known ?? estimate, state.position, 0.1);
  const seekable = state.isPremiumVoice && known !== null;
  return (
    <div className={cx('flex items-center gap-3 border-line border-t px-3 py-2', className)}>
      {active && state.isPremiumVoice && state.phase === 'playing' && (
        <IconButton
          label={state.paused ? playbackStrings.resume : playbackStrings.pause}
          onClick={state.paused ? controls.resume : controls.pause}
        >
          {state.paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        </IconButton>
      )}
      {active && (
        <>
          <span className="text-muted text-sm tabular-nums">{formatTime(state.position)}</span>
          <input
            type="range"
            min={0}
            max={total}
            step="any"
            value={Math.min(state.position, total)}
            disabled={!seekable}
            aria-label={playbackStrings.position}
            aria-valuetext={`${formatTime(state.position)} / ${formatTime(total)}`}
            onChange={(event) => controls.seek(Number(event.target.value))}
            className="min-w-0 flex-1 disabled:cursor-default"
          />
          <span className="text-muted text-sm tabular-nums">
            {known === null && '~'}
            {formatTime(total)}
          </span>
          <SpeedPicker speed={speed} onChange={controls.setSpeed} />
        </>
      )}
      {download && (
        <a href={download} download className={buttonClass('quiet', cx('px-3', !active && 'ml-auto'))}>
          <Download aria-hidden="true" className="size-4" />
          {playbackStrings.download}
        </a>
      )}
    </div>
  );
}
