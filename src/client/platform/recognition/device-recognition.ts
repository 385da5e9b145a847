import { page } from '../page.ts';
import { recognisesOnThisComputer } from '../this-computer.ts';
import { findLocalEngine } from './local-engine.ts';

/** What recognises speech while On this device is on. */
export type DeviceRecognition = 'browser' | 'this-computer' | 'in-browser' | 'none';

export function deviceRecognition(): DeviceRecognition {
  if (findLocalEngine()) return 'browser';
  if (recognisesOnThisComputer()) return 'this-computer';
  return page().inBrowser ? 'in-browser' : 'none';
}
