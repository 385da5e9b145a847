import { describeDevice } from '../device.ts';

/**
 * Whether the sound can be recorded while the browser's own engine listens. On phones, and in Safari, opening the
 * microphone again would cut off the recogniser.
 */
export function recordsBeside(navigator: { userAgent: string; maxTouchPoints?: number }): boolean {
  const { android, ios, safari } = describeDevice(navigator);
  return !android && !ios && !safari;
}
