import { sentLog } from './sent-log.ts';
import { localStore } from './storage.ts';

/** Reloads the page, so that nothing that was started before continues. The text is kept as a draft. */
export function switchOnDevice(on: boolean): void {
  if (on) localStore.write('onDevice', 'true');
  else localStore.remove('onDevice');
  unlinkDraft();
  sentLog.add(on ? 'deviceOn' : 'deviceOff', 0);
  window.location.reload();
}

/** What is saved on this device and in the account is apart: in the other place, the open text hasn't been saved. */
function unlinkDraft(): void {
  const draft = localStore.readJson('draft');
  if (typeof draft === 'object' && draft !== null)
    localStore.writeJson('draft', { ...draft, savedAs: null, savedAt: null });
}
