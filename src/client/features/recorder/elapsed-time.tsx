import { useEffect, useState } from 'react';
import { clockTime } from '../../../shared/clock-time.ts';
import { recorderStrings } from './strings.ts';

/** Counts from when it mounts, so restarts of the engine don't reset it. */
export function ElapsedTime() {
  const [startedAt] = useState(() => Date.now());
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const tick = setTimeout(() => setNow(Date.now()), 1_000 - ((now - startedAt) % 1_000));
    return () => clearTimeout(tick);
  }, [now, startedAt]);
  return (
    <span className="font-semibold text-ink tabular-nums" title={recorderStrings.elapsed}>
      {clockTime(Math.floor((now - startedAt) / 1_000))}
    </span>
  );
}
