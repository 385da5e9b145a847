import type { ThemeId } from '../../../shared/themes.ts';
import { translated } from '../../interface/translated.ts';

export const themeStrings = translated('theme', {
  picker: 'Theme',
  chosen: (name: string) => `${name} theme`,
});

/** The English names are defined with the themes. */
export const themeNames = translated<Record<ThemeId, string> | undefined>('themeNames', undefined);
