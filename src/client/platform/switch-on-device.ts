import { sentLog } from './sent-log.ts';
import { localStore } from './storage.ts';

/** Reloads the page, so that nothing that was started before continues. The text is kept as a draft. */
export function switchOnDevice(on: boolean): void {
  if (on) localStore.write('onDevice', 'true');
  else localStore.remove('onDevice');
  sentLog.add(on ? 'deviceOn' : 'deviceOff', 0);
  window.location.reload();
}
