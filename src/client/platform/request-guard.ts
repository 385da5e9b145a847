import { loadTranslated } from '../interface/translated.ts';
import { isOnDevice } from './device-mode.ts';
import type { OutgoingCall } from './device-responses.ts';
import { callsWithoutUserText, createSentLog, type SentAction } from './sent-log.ts';
import { localStore } from './storage.ts';
import { staysOnThisComputer } from './this-computer.ts';

export const sentLog = createSentLog(localStore, Date.now);

export const noteSent = (action: SentAction, amount: number): void => sentLog.add(action, amount);

/**
 * Called before every request to the server. Returns a response if the call is handled on this device, or
 * refused because it would send words that must stay here; otherwise undefined.
 */
export async function interceptCall(name: string, call: OutgoingCall): Promise<Response | undefined> {
  const content = call.form ?? call.body;
  if (!isOnDevice()) {
    if (content) sentLog.addCall(name, content);
    return undefined;
  }
  const { refuse, respondOnDevice } = await loadTranslated(() => import('./device-responses.ts'));
  const response = await respondOnDevice(name, call);
  if (response || !content || callsWithoutUserText.has(name) || staysOnThisComputer(name)) return response;
  sentLog.addCall(name, content, true);
  return refuse(403);
}

/** Reloads the page, so that nothing that was started before continues. The text is kept as a draft. */
export function switchOnDevice(on: boolean): void {
  if (on) localStore.write('onDevice', 'true');
  else localStore.remove('onDevice');
  sentLog.add(on ? 'deviceOn' : 'deviceOff', 0);
  window.location.reload();
}
