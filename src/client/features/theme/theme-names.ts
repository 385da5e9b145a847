import type { ThemeId } from '../../../shared/themes.ts';
import { translated } from '../../interface/translated.ts';

/** The English names stand with the themes. */
export const themeNames = translated<Record<ThemeId, string> | undefined>('themeNames', undefined);
