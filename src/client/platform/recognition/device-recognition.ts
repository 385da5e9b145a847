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
