import { engineLocale, type LanguageCode } from '../../shared/languages.ts';
import { localUserId } from '../../shared/local-user.ts';
import type { CapturingRecognition } from '../features/recorder/server-recognition.ts';
import { wordsMustStay } from '../platform/device-mode.ts';
import { openMicrophoneTrack } from '../platform/microphone-track.ts';
import type { ChosenMicrophone } from '../platform/microphones.ts';
import { page } from '../platform/page.ts';
import { pagePerson } from '../platform/person.ts';
import { deviceRecognition } from '../platform/recognition/device-recognition.ts';
import { findLocalEngine } from '../platform/recognition/local-engine.ts';
import { isInBrowserEngineStored } from '../platform/recognition/store-in-browser-engine.ts';
import { captureStream, openChosenCapture } from '../platform/speech/capture.ts';
import { createSegmentStore } from '../platform/speech/segment-store.ts';
import { localStore, sessionStore } from '../platform/storage.ts';
import { createEarlySound, type EarlySoundDeps } from './early-sound.ts';

export { openMicrophoneTrack };

/** Empty if it isn't known yet. */
function userId(): string {
  if (wordsMustStay()) return 'device';
  if (page().personal) return pagePerson() ?? localUserId;
  return (sessionStore.readJson('user') as { googleSub?: string } | null)?.googleSub ?? '';
}

/** Records sound for the app, which isn't there yet. `opening` is the default microphone, if it has been asked for. */
export function createPageSound(
  options: Pick<EarlySoundDeps, 'page' | 'language' | 'app'>,
  microphone: ChosenMicrophone | null | undefined,
  opening: Promise<MediaStream> | undefined,
): CapturingRecognition {
  return createEarlySound({
    ...options,
    userId: userId(),
    openCapture: async (listener) =>
      opening ? captureStream(await opening, listener) : openChosenCapture(microphone ?? null, listener),
    store: createSegmentStore(() => indexedDB),
    onStored: () => void localStore.write('speechWaiting', 'true'),
  });
}

/** The engine on this device that can record at once; null if the app has to prepare one or say why there is none. */
export async function readyOnDevice(language: LanguageCode): Promise<'browser' | 'server' | null> {
  const local = findLocalEngine();
  if (local) {
    const state = await local.available({ langs: [engineLocale(language)], processLocally: true });
    return state === 'available' ? 'browser' : null;
  }
  const engine = deviceRecognition();
  if (engine === 'this-computer') return 'server';
  const isReady = engine === 'in-browser' && language === 'en-US' && (await isInBrowserEngineStored());
  return isReady ? 'server' : null;
}
