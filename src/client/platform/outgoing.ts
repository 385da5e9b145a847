import type { OutgoingCall } from './device-answers.ts';
import { isOnDevice } from './device-mode.ts';
import { deviceAnswerStrings } from './device-strings.ts';
import { callsWithoutUserText, createSentLog, type SentAction } from './sent-log.ts';
import { localStore } from './storage.ts';

export const sentLog = createSentLog(localStore, Date.now);

export const noteSent = (action: SentAction, amount: number): void => sentLog.add(action, amount);

/**
 * Called before every request to the server. Returns a response if the call is answered on this device, or
 * refused because it would send words that must stay here; otherwise undefined.
 */
export async function interceptCall(name: string, call: OutgoingCall): Promise<Response | undefined> {
  const content = call.form ?? call.body;
  if (!isOnDevice()) {
    if (content) sentLog.addCall(name, content);
    return undefined;
  }
  const { answerOnDevice } = await import('./device-answers.ts');
  const answer = await answerOnDevice(name, call);
  if (answer || !content || callsWithoutUserText.has(name)) return answer;
  sentLog.addCall(name, content, true);
  return Response.json({ message: deviceAnswerStrings.refused }, { status: 403 });
}

/** Reloads the page, so that nothing that was started before continues. The text is kept as a draft. */
export function switchOnDevice(on: boolean): void {
  if (on) localStore.write('onDevice', 'true');
  else localStore.remove('onDevice');
  sentLog.add(on ? 'deviceOn' : 'deviceOff', 0);
  window.location.reload();
}
