import { CallError } from '../api/client.ts';
import type { CallName } from '../api/contract.ts';
import { wordsMustStay } from '../platform/device-mode.ts';
import { callsWithoutUserText, sentLog } from '../platform/sent-log.ts';
import { recognisesOnThisComputer } from '../platform/this-computer.ts';
import { deviceErrorStrings } from './strings.ts';

export const refusal = (): CallError => new CallError(null, deviceErrorStrings.refused);

/**
 * Called before a request with content. Logs it, or refuses to send words that must stay on this device.
 * `saysWhatIsShared`: the page was opened in this mode, so its speakers are told that live captions leave the device.
 */
export function guardRequest(name: CallName, content: object, saysWhatIsShared = false): void {
  const mayGo =
    !wordsMustStay() ||
    (saysWhatIsShared && name === 'postLiveLines') ||
    (name === 'transcribe' && recognisesOnThisComputer());
  if (mayGo) {
    sentLog.addCall(name, content);
    return;
  }
  if (callsWithoutUserText.has(name)) return;
  sentLog.addCall(name, content, true);
  throw refusal();
}
