import { openLevelMeter } from '../../platform/microphone.ts';
import { settings } from '../../platform/settings.ts';

/** The loudness of the chosen microphone, for the ring around the record button. */
export function openRingMeter(onLevel: (level: number) => void, onNoSound: (name: string) => void) {
  const { microphone } = settings.get();
  return openLevelMeter(onLevel, microphone ? { deviceId: microphone.id } : {}, onNoSound);
}
