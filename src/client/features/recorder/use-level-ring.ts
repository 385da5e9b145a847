import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { RingSource } from './use-recorder.ts';

/** Animates the ring around the button. The animation is loaded with the first recording. */
export function useLevelRing(
  ring: RefObject<HTMLElement | null>,
  recording: boolean,
  { engine, subscribeSpeech, subscribeLevel }: RingSource,
  onNoSound?: (name: string) => void,
): void {
  const onNoSoundNow = useEffectEvent((name: string) => onNoSound?.(name));
  useEffect(() => {
    const element = ring.current;
    if (!recording || !element) return;
    let ended = false;
    let end: (() => void) | undefined;
    import('./animate-ring.ts').then(
      ({ animateRing }) => {
        if (!ended) end = animateRing(element, { engine, subscribeSpeech, subscribeLevel }, onNoSoundNow);
      },
      () => undefined,
    );
    return () => {
      ended = true;
      end?.();
    };
  }, [ring, recording, engine, subscribeSpeech, subscribeLevel]);
}
