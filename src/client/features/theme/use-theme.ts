import { useSyncExternalStore } from 'react';
import { defaultTheme, isThemeId, type ThemeId } from '../../../shared/themes.ts';
import { settings } from '../../platform/settings.ts';
import { createSignal } from '../../platform/signal.ts';
import { localStore, watchLocalStorage } from '../../platform/storage.ts';

/** With 'system', the page is light or dark as the device is set. */
export type ThemeChoice = ThemeId | 'system';

const changed = createSignal();

const current = (): ThemeId => {
  const id = document.documentElement.dataset.theme;
  return isThemeId(id) ? id : defaultTheme;
};

const isThemeChoice = (value: unknown): value is ThemeChoice => value === 'system' || isThemeId(value);

const stored = (): ThemeChoice => {
  const choice = localStore.read('theme');
  return isThemeChoice(choice) ? choice : defaultTheme;
};

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

const apply = (choice: ThemeChoice): void => {
  const root = document.documentElement;
  root.dataset.theme = choice === 'system' ? (systemIsDark().matches ? 'dark' : 'light') : choice;
  const ground = getComputedStyle(root).getPropertyValue('--bg').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  changed.emit();
};

/** Chooses a theme and remembers it. */
export function chooseTheme(choice: ThemeChoice): void {
  localStore.write('theme', choice);
  apply(choice);
}

/** Applies what changes in another tab, in the system or in Settings. The script in the head has applied the rest. */
export function followAppearance(): void {
  watchLocalStorage('theme', () => apply(stored()));
  systemIsDark().addEventListener?.('change', () => stored() === 'system' && apply('system'));
  settings.subscribe(() => {
    document.documentElement.dataset.textSize = settings.get().textSize;
  });
}

export const useTheme = (): ThemeId => useSyncExternalStore(changed.subscribe, current, () => defaultTheme);

export const useThemeChoice = (): ThemeChoice =>
  useSyncExternalStore(changed.subscribe, stored, () => defaultTheme);
