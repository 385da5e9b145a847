import { Pause, Play, RotateCcw, RotateCw } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { clockTime } from '../../../shared/clock-time.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { soundStrings as strings } from './strings.ts';

export interface SoundBarProps {
  /** Null before it is played for the first time. */
  playing: { positionMs: number; durationMs: number | null; paused: boolean } | null;
  /** How loud each part of the recording is, from 0 to 1; null until it has been read. */
  waveform: readonly number[] | null;
  /** How long the recording is; the end of the last word until that is known. */
  lengthMs: number;
  speed: ReactNode;
  onToggle(): void;
  onSeek(ms: number): void;
}

const skipMs = 5_000;

/** Plays the recording of the document. */
export function SoundBar({ playing, waveform, lengthMs, speed, onToggle, onSeek }: SoundBarProps) {
  const positionMs = playing?.positionMs ?? 0;
  const totalMs = Math.max(playing?.durationMs ?? lengthMs, positionMs, 1);
  const isPlaying = playing !== null && !playing.paused;
  const skip = (ms: number) => onSeek(Math.min(totalMs, Math.max(0, positionMs + ms)));
  const times = [positionMs, totalMs].map((ms) => clockTime(Math.floor(ms / 1_000)));
  const share = positionMs / totalMs;
  return (
    // Time runs from left to right in every language.
    <section
      aria-label={strings.bar}
      dir="ltr"
      className="sound-bar flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 py-2 sm:px-5"
    >
      <div className="flex items-center gap-1 max-sm:order-2">
        <IconButton label={strings.back} onClick={() => skip(-skipMs)}>
          <RotateCcw aria-hidden="true" />
        </IconButton>
        <button
          type="button"
          aria-label={isPlaying ? strings.pause : strings.play}
          title={isPlaying ? strings.pause : strings.play}
          onClick={onToggle}
          className="flex size-12 shrink-0 items-center justify-center rounded-full bg-accent text-on-accent hover:bg-accent-strong"
        >
          {isPlaying ? (
            <Pause aria-hidden="true" fill="currentColor" className="size-5" />
          ) : (
            <Play aria-hidden="true" fill="currentColor" className="size-5" />
          )}
        </button>
        <IconButton label={strings.forward} className="max-[24rem]:hidden" onClick={() => skip(skipMs)}>
          <RotateCw aria-hidden="true" />
        </IconButton>
      </div>
      <p className="text-muted text-sm tabular-nums max-sm:order-1">
        <span className="font-semibold text-ink">{times[0]}</span> / {times[1]}
      </p>
      <div className="relative h-11 min-w-0 flex-1 rounded-control has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 max-sm:order-first max-sm:basis-full">
        {waveform && <Bars waveform={waveform} share={share} />}
        <input
          type="range"
          min={0}
          max={totalMs}
          step={100}
          value={Math.min(positionMs, totalMs)}
          aria-label={strings.position}
          aria-valuetext={`${times[0]} / ${times[1]}`}
          onChange={({ target }) => onSeek(Number(target.value))}
          onKeyDown={(event) => {
            const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
            if (by === undefined) return;
            event.preventDefault();
            skip(by * skipMs);
          }}
          className={cx(
            waveform
              ? 'absolute inset-0 size-full cursor-pointer opacity-0'
              : 'seek-bar absolute inset-x-0 top-1/2 -translate-y-1/2',
          )}
          style={{ '--share': `${(share * 100).toFixed(1)}%` } as CSSProperties}
        />
      </div>
      <div className="max-sm:order-3">{speed}</div>
    </section>
  );
}

const height = 40;

/** The played part has the colour of actions. */
function Bars({ waveform, share }: { waveform: readonly number[]; share: number }) {
  const path = waveform
    .map((loudness, index) => {
      const length = Math.max(3, loudness * height);
      return `M${index * 4 + 2} ${(height - length) / 2}v${length.toFixed(1)}`;
    })
    .join('');
  const width = waveform.length * 4;
  const line = { d: path, strokeWidth: 2, strokeLinecap: 'round', fill: 'none' } as const;
  const at = `${(share * 100).toFixed(2)}%`;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      {[
        { className: 'stroke-current text-muted opacity-50', clip: `inset(0 0 0 ${at})` },
        { className: 'stroke-current text-accent', clip: `inset(0 calc(100% - ${at}) 0 0)` },
      ].map(({ className, clip }) => (
        <svg
          key={className}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className={cx('absolute inset-0 size-full', className)}
          style={{ clipPath: clip }}
        >
          <title>{strings.bar}</title>
          <path {...line} vectorEffect="non-scaling-stroke" />
        </svg>
      ))}
      <span className="absolute inset-y-0 w-0.5 bg-accent" style={{ left: at }} />
    </div>
  );
}
