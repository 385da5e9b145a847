import type { RecognitionSetting } from '../../platform/settings.ts';

/** Who turns speech into text: the browser, the server, or nobody until the user signs in, or nobody at all. */
export type EngineInUse = 'browser' | 'server' | 'sign-in' | 'none';

export interface EngineSituation {
  setting: RecognitionSetting;
  /** The browser has an engine. */
  browser: boolean;
  /** The engine said that it can't work here. */
  browserFailed: boolean;
  /** The server can transcribe speech. */
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
