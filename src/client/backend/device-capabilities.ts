import type { DeviceRecognition } from '../platform/recognition/device-recognition.ts';
import type { Capabilities } from './backend.ts';

/** Owns the drafts and saved transcriptions of this mode, whoever is signed in. */
export const deviceOwner = 'device';

/** What the page can do while On this device is on. */
export const deviceCapabilities = (engine: DeviceRecognition): Capabilities => ({
  wordsStayHere: true,
  owner: deviceOwner,
  hasPlans: false,
  hasSlots: false,
  hasAccountWords: false,
  canShare: false,
  storesRecordings: false,
  recognition: {
    browser: engine === 'browser',
    backend: engine === 'this-computer' || engine === 'in-browser',
    canChoose: false,
    needsPreparation: true,
  },
  translation: { backend: false, prefersBrowser: true },
});
