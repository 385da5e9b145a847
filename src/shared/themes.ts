/** The eight themes, in the order of the picker. */
export const themes = [
  { id: 'light', name: 'Light', dark: false },
  { id: 'dark', name: 'Dark', dark: true },
  { id: 'spooky', name: 'Spooky', dark: true },
  { id: 'forest', name: 'Forest', dark: true },
  { id: 'ocean', name: 'Ocean', dark: true },
  { id: 'sunset', name: 'Sunset', dark: false },
  { id: 'scifi', name: 'Sci-fi', dark: true },
  { id: 'fantasy', name: 'Fantasy', dark: false },
] as const;

/** A theme's id, as stored in local storage. */
export type ThemeId = (typeof themes)[number]['id'];

/** The theme on the first visit, whatever the operating system prefers. */
export const defaultTheme: ThemeId = 'light';

export function isThemeId(value: unknown): value is ThemeId {
  return themes.some((theme) => theme.id === value);
}

export function isDarkTheme(id: ThemeId): boolean {
  return themes.some((theme) => theme.id === id && theme.dark);
}
