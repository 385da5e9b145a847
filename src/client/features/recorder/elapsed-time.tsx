import { clockTime } from '../../../shared/clock-time.ts';
import { useNow } from '../../ui/use-now.ts';
import { recorderStrings } from './strings.ts';

/** Counts from when it mounts, so restarts of the engine don't reset it. */
export function ElapsedTime() {
  const { now, mountedAt } = useNow(1_000);
  return (
    <span className="font-semibold text-ink tabular-nums" title={recorderStrings.elapsed}>
      {clockTime(Math.floor((now - mountedAt) / 1_000))}
    </span>
  );
}
