import { describeDevice } from '../../platform/device.ts';
import { openLevelMeter } from '../../platform/level-meter.ts';
import { settings } from '../../platform/settings.ts';

/** The ring where the level can't be measured: at rest, and for a moment when the engine has heard something. */
const levels = { rest: 0.15, heard: 0.8 };
const heardMs = 400;

/** Sets `--level` once per frame, without rendering anything in React. Returns a function that ends the animation. */
export function animateRing(
  ring: HTMLElement,
  subscribeSpeech: (listener: () => void) => () => void,
  onNoSound: (name: string) => void,
): () => void {
  const set = (level: number) => ring.style.setProperty('--level', level.toFixed(3));
  let ended = false;
  let closeMeter: (() => void) | undefined;
  let quietTimer: ReturnType<typeof setTimeout> | undefined;

  const unsubscribe = subscribeSpeech(() => {
    if (closeMeter) return;
    set(levels.heard);
    clearTimeout(quietTimer);
    quietTimer = setTimeout(() => set(levels.rest), heardMs);
  });

  const { android, ios } = describeDevice(navigator);
  // On phones, opening the microphone again would cut off the recogniser, so new words drive the ring.
  if (!android && !ios && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
    const { microphone } = settings.get();
    openLevelMeter(set, microphone ? { deviceId: microphone.id } : {}, onNoSound).then(
      (close) => {
        if (ended) close?.();
        else closeMeter = close;
      },
      () => undefined,
    );
  }
  return () => {
    ended = true;
    unsubscribe();
    clearTimeout(quietTimer);
    closeMeter?.();
    ring.style.removeProperty('--level');
  };
}
