import type { ThemeId } from '../../../shared/themes.ts';
import { translated } from '../../interface/translated.ts';

/** The English names are defined with the themes. */
export const themeNames = translated<Record<ThemeId, string> | undefined>('themeNames', undefined);
