import type { RecognitionSetting } from '../../platform/settings.ts';

/** The engine that transcribes speech. With `sign-in`, the server does it once the user has signed in. */
export type EngineInUse = 'browser' | 'server' | 'sign-in' | 'none';

export interface EngineSituation {
  setting: RecognitionSetting;
  /** Whether the browser has an engine. */
  browser: boolean;
  /** Whether the browser's engine reported that it can't work here. */
  browserFailed: boolean;
  /** Whether the server can transcribe speech. */
  server: boolean;
  signedIn: boolean;
}

export function engineInUse(situation: EngineSituation): EngineInUse {
  const { setting, browser, browserFailed, server, signedIn } = situation;
  const viaServer = server ? (signedIn ? 'server' : 'sign-in') : 'none';
  if (!browser) return viaServer;
  if (setting === 'server' && server) return viaServer;
  if (setting === 'auto' && browserFailed && viaServer === 'server') return 'server';
  return 'browser';
}
