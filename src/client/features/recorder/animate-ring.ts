import { describeDevice } from '../../platform/device.ts';
import { nextLevel, openLevelMeter } from '../../platform/level-meter.ts';
import { settings } from '../../platform/settings.ts';
import type { RingSource } from './use-recorder.ts';

/** The ring where the level can't be measured: at rest, and for a moment when the engine has heard something. */
const levels = { rest: 0.15, heard: 0.8 };
const heardMs = 400;

/** Sets `--level` as often as it changes, without rendering anything in React. Returns a function that ends the animation. */
export function animateRing(
  ring: HTMLElement,
  { engine, subscribeSpeech, subscribeLevel }: RingSource,
  onNoSound: (name: string) => void,
): () => void {
  const set = (level: number) => ring.style.setProperty('--level', level.toFixed(3));
  let ended = false;
  let isMeasured = false;
  let closeMeter: (() => void) | undefined;
  let quietTimer: ReturnType<typeof setTimeout> | undefined;
  const stops: (() => void)[] = [];

  stops.push(
    subscribeSpeech(() => {
      if (isMeasured) return;
      set(levels.heard);
      clearTimeout(quietTimer);
      quietTimer = setTimeout(() => set(levels.rest), heardMs);
    }),
  );

  function measureCapture() {
    let level = 0;
    let before = performance.now();
    return subscribeLevel((target) => {
      isMeasured = true;
      clearTimeout(quietTimer);
      const now = performance.now();
      level = nextLevel(level, target, now - before);
      before = now;
      set(level);
    });
  }

  const { android, ios } = describeDevice(navigator);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    // The page has the samples then.
    if (engine === 'server') stops.push(measureCapture());
    // On phones, opening the microphone again would cut off the recogniser, so new words drive the ring.
    else if (!android && !ios) {
      const { microphone } = settings.get();
      openLevelMeter(set, microphone ? { deviceId: microphone.id } : {}, onNoSound).then(
        (close) => {
          if (ended) return close?.();
          closeMeter = close;
          isMeasured = close !== undefined;
        },
        () => undefined,
      );
    }
  }
  return () => {
    ended = true;
    for (const stop of stops) stop();
    clearTimeout(quietTimer);
    closeMeter?.();
    ring.style.removeProperty('--level');
  };
}
