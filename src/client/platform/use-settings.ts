import { useSyncExternalStore } from 'react';
import { defaultSettings, type Settings, settings } from './settings.ts';

/** The prerendered page shows the default settings. */
export function useSettings(): [Settings, (patch: Partial<Settings>) => void] {
  const current = useSyncExternalStore(settings.subscribe, settings.get, () => defaultSettings);
  return [current, settings.update];
}
