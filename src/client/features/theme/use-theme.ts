import { useSyncExternalStore } from 'react';
import { defaultTheme, isThemeId, type ThemeId } from '../../../shared/themes.ts';
import { createSignal } from '../../platform/signal.ts';
import { localStore } from '../../platform/storage.ts';

const changed = createSignal();

const current = (): ThemeId => {
  const id = document.documentElement.dataset.theme;
  return isThemeId(id) ? id : defaultTheme;
};

const apply = (id: ThemeId): void => {
  const root = document.documentElement;
  root.dataset.theme = id;
  const ground = getComputedStyle(root).getPropertyValue('--bg').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  changed.emit();
};

/** Chooses a theme and remembers it. */
export function chooseTheme(id: ThemeId): void {
  localStore.write('theme', id);
  apply(id);
}

// The theme may have been changed in another tab.
const onStorage = (event: StorageEvent): void => {
  if (event.key === 'theme') apply(isThemeId(event.newValue) ? event.newValue : defaultTheme);
};

// The listener is never removed, but adding it again has no effect.
const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('storage', onStorage);
  return changed.subscribe(listener);
};

/** The script in the head sets the theme before the first paint. */
export const useTheme = (): ThemeId => useSyncExternalStore(subscribe, current, () => defaultTheme);
