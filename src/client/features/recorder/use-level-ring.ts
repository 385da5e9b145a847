import { type RefObject, useEffect, useEffectEvent } from 'react';
import { describeDevice } from '../../platform/device.ts';

const pulseMs = 180;
const loadMeter = () => import('./ring-meter.ts');

/** Animates the ring around the button by setting `--level` once per frame, without rendering. */
export function useLevelRing(
  ring: RefObject<HTMLElement | null>,
  recording: boolean,
  subscribeSpeech: (listener: () => void) => () => void,
  onNoSound?: (name: string) => void,
): void {
  const onNoSoundNow = useEffectEvent((name: string) => onNoSound?.(name));
  useEffect(() => {
    const element = ring.current;
    if (!recording || !element) return;
    const set = (level: number) => element.style.setProperty('--level', level.toFixed(3));
    let closed = false;
    let metered = false;
    let close: (() => void) | undefined;
    let quietTimer: ReturnType<typeof setTimeout> | undefined;

    const unsubscribe = subscribeSpeech(() => {
      if (metered) return;
      set(0.4 + Math.random() * 0.6);
      clearTimeout(quietTimer);
      quietTimer = setTimeout(() => set(0.15), pulseMs);
    });

    const { android, ios } = describeDevice(navigator);
    // On phones, opening the microphone again would cut off the recogniser, so new words drive the ring.
    if (!android && !ios && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      loadMeter()
        .then(({ openRingMeter }) => (closed ? undefined : openRingMeter(set, onNoSoundNow)))
        .then(
          (stop) => {
            metered = stop !== undefined;
            if (closed) stop?.();
            else close = stop;
          },
          () => undefined,
        );
    }
    return () => {
      closed = true;
      unsubscribe();
      clearTimeout(quietTimer);
      close?.();
      element.style.removeProperty('--level');
    };
  }, [ring, recording, subscribeSpeech]);
}
