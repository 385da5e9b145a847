import { Mic, MicOff, Pause, RotateCcw, Square } from 'lucide-react';
import { useRef } from 'react';
import { cx } from '../../ui/cx.ts';
import { recorderStrings as strings } from './strings.ts';
import { useHold } from './use-hold.ts';
import { useLevelRing } from './use-level-ring.ts';
import type { RingSource } from './use-recorder.ts';

export type RecordButtonState =
  | 'idle'
  | 'starting'
  | 'recording'
  | 'stopping'
  | 'paused'
  | 'error'
  | 'unsupported';

const labels: Record<RecordButtonState, string> = {
  idle: strings.start,
  starting: strings.starting,
  recording: strings.stop,
  stopping: strings.stopping,
  paused: strings.paused,
  error: strings.start,
  unsupported: strings.unsupported,
};

/** Each state has its own icon and shape, because not everyone can tell the colours apart. */
const looks: Record<RecordButtonState, string> = {
  idle: 'rounded-full bg-record text-on-record hover:bg-record-strong',
  starting: 'rounded-full bg-record text-on-record',
  recording: 'rounded-full bg-record text-on-record hover:bg-record-strong',
  stopping: 'rounded-full bg-record text-on-record opacity-70',
  paused: 'rounded-card border-2 border-warn bg-surface text-warn hover:bg-sunken',
  error: 'rounded-full border-2 border-record bg-surface text-record hover:bg-sunken',
  unsupported: 'rounded-card border-2 border-control border-dashed bg-sunken text-muted',
};

const glyphs: Record<RecordButtonState, typeof Mic> = {
  idle: Mic,
  starting: Mic,
  recording: Square,
  stopping: Square,
  paused: Pause,
  error: RotateCcw,
  unsupported: MicOff,
};

export interface RecordButtonProps {
  state: RecordButtonState;
  /** `held` is true if the button is still down. */
  onPress(held?: boolean): void;
  /** Called when the button was held and is released. */
  onRelease(): void;
  /** The recorder that makes the ring move. */
  recorder: RingSource;
  onNoSound?: ((name: string) => void) | undefined;
  /** The id of the text below it that describes it. */
  describedBy: string;
}

export function RecordButton({
  state,
  onPress,
  onRelease,
  recorder,
  onNoSound,
  describedBy,
}: RecordButtonProps) {
  const hold = useHold(state === 'idle' || state === 'error', onPress, onRelease);
  const ring = useRef<HTMLSpanElement>(null);
  useLevelRing(ring, state === 'recording', recorder, onNoSound);
  const Glyph = glyphs[state];
  const filled = Glyph === Square || Glyph === Pause;
  return (
    <span className="record-size relative inline-flex rounded-full outline-[1.5px] outline-line outline-offset-4 items-center justify-center">
      <span
        ref={ring}
        aria-hidden="true"
        className={cx('record-rings', state === 'recording' && 'is-live')}
      />
      {state === 'starting' && (
        <span
          aria-hidden="true"
          className="absolute -inset-1.5 animate-spin rounded-full border-2 border-record border-t-transparent"
        />
      )}
      <button
        type="button"
        aria-label={labels[state]}
        aria-describedby={describedBy}
        aria-disabled={state === 'unsupported' || undefined}
        data-state={state}
        {...hold}
        className={cx(
          'record-size relative flex touch-none select-none items-center justify-center shadow-card outline-offset-4',
          'transition-[color,background-color,border-radius,transform,opacity] duration-150 ease-out active:scale-95',
          looks[state],
        )}
      >
        <Glyph aria-hidden="true" className="size-8" {...(filled ? { fill: 'currentColor' } : {})} />
      </button>
    </span>
  );
}
