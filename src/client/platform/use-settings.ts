import { useSyncExternalStore } from 'react';
import { defaultSettings, type Settings, settings } from './settings.ts';

/** The settings and how to change them. The page built beforehand shows the defaults. */
export function useSettings(): [Settings, (patch: Partial<Settings>) => void] {
  const current = useSyncExternalStore(settings.subscribe, settings.get, () => defaultSettings);
  return [current, settings.update];
}
