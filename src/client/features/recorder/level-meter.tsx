import { useEffect, useState } from 'react';
import { openLevelMeter } from '../../platform/level-meter.ts';

const steps = 20;

/** Decorative: it moves when the microphone hears something. */
export function LevelMeter({ deviceId }: { deviceId: string }) {
  const [lit, setLit] = useState(0);
  useEffect(() => {
    let closed = false;
    let close: (() => void) | undefined;
    void openLevelMeter((level) => setLit(Math.round(level * steps)), { deviceId }).then((stop) => {
      if (closed) stop?.();
      else close = stop;
    });
    return () => {
      closed = true;
      close?.();
    };
  }, [deviceId]);
  return (
    <span aria-hidden="true" className="mt-1.5 flex gap-0.5">
      {Array.from({ length: steps }, (_, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change their order
        <span key={step} className={`h-1.5 flex-1 rounded-sm ${step < lit ? 'bg-good' : 'bg-line'}`} />
      ))}
    </span>
  );
}
