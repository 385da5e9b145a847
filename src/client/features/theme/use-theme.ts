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

// Other tabs of the same browser follow.
const onStorage = (event: StorageEvent): void => {
  if (event.key === 'theme') apply(isThemeId(event.newValue) ? event.newValue : defaultTheme);
};

// The listener for other tabs is added once, however many subscribe, and stays as long as the page.
const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('storage', onStorage);
  return changed.subscribe(listener);
};

/** The theme that the page wears; the script in the head has put it on before the first paint. */
export const useTheme = (): ThemeId => useSyncExternalStore(subscribe, current, () => defaultTheme);
