import { useEffect, useSyncExternalStore } from 'react';
import { microphoneInUse, microphones } from '../../platform/microphones.ts';
import { useSettings } from '../../platform/use-settings.ts';

const none = [] as const;

/** The microphone that will be used; empty until the browser has told its name, which takes a permission. */
export function useMicrophoneName(asking: boolean): string {
  const [{ microphone }] = useSettings();
  const all = useSyncExternalStore(microphones.subscribe, microphones.get, () => none);
  useEffect(() => {
    if (!asking) microphones.refresh();
  }, [asking]);
  return microphoneInUse(microphone, all);
}
