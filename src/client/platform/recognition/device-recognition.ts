import { page } from '../page.ts';
import { findLocalEngine } from './local-engine.ts';

/** What recognises speech while On this device is on. */
export type DeviceRecognition = 'browser' | 'in-browser' | 'none';

export function deviceRecognition(): DeviceRecognition {
  if (findLocalEngine()) return 'browser';
  return page().inBrowser ? 'in-browser' : 'none';
}
