import { useEffect, useState } from 'react';
import { recorderStrings } from './strings.ts';

export function formatElapsed(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  const padded = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${hours}:${padded(minutes)}:${padded(seconds % 60)}`
    : `${minutes}:${padded(seconds % 60)}`;
}

/** Counts from when it appears; restarts of the engine in between do not matter to it. */
export function ElapsedTime() {
  const [startedAt] = useState(() => Date.now());
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(tick);
  }, []);
  return (
    <span className="font-semibold text-ink tabular-nums" title={recorderStrings.elapsed}>
      {formatElapsed(now - startedAt)}
    </span>
  );
}
