import { page } from '../page.ts';
import { runsOnThisComputer } from '../this-computer.ts';
import { findLocalEngine } from './local-engine.ts';

/** What recognises speech while On this device is on. */
export type DeviceRecognition = 'browser' | 'this-computer' | 'in-browser' | 'none';

export function deviceRecognition(): DeviceRecognition {
  if (findLocalEngine()) return 'browser';
  if (runsOnThisComputer('recognition')) return 'this-computer';
  return page().inBrowser ? 'in-browser' : 'none';
}

/**
 * Called before the page is rendered with On this device on. Speech for our own engines is recorded as it is for
 * the server's. The browser's recogniser is removed then, because it would send speech to a service.
 */
export function prepareDeviceRecognition(): void {
  const { dataset } = document.documentElement;
  // Everything in this mode works offline, so the page doesn't say that some of it doesn't.
  dataset.onDevice = '';
  const engine = deviceRecognition();
  delete dataset.recognition;
  if (engine === 'browser' || engine === 'none') return;
  dataset.recognition = 'server';
  // The notice that this browser can't recognise speech.
  delete dataset.unsupported;
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name);
}
