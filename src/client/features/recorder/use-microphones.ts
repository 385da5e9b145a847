import { type ChosenMicrophone, findMicrophone, microphones } from '../../platform/microphones.ts';
import { findSpeechRecognition, takesTrack } from '../../platform/recognition/browser-engine.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { useBrowserStore, useBrowserValue } from '../../ui/use-browser-value.ts';
import type { EngineInUse } from './engine-in-use.ts';

const none: readonly ChosenMicrophone[] = [];
function readTakesTrack(): boolean {
  const Engine = findSpeechRecognition(window);
  return Engine !== undefined && takesTrack(Engine);
}

export interface MicrophoneChoice {
  /** Whether this engine records from the chosen microphone. */
  canChoose: boolean;
  /** Empty before the user has allowed a microphone. */
  all: readonly ChosenMicrophone[];
  chosen: ChosenMicrophone | undefined;
}

export function useMicrophones(engine: EngineInUse): MicrophoneChoice {
  const [settings] = useSettings();
  const all = useBrowserStore(microphones.subscribe, microphones.get, none);
  const browserTakesTrack = useBrowserValue(readTakesTrack, false);
  return {
    canChoose: engine === 'server' || (engine === 'browser' && browserTakesTrack),
    all,
    chosen: findMicrophone(settings.microphone, all) ?? all[0],
  };
}
