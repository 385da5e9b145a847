import { type ThemeId, themes } from '../../../shared/themes.ts';
import { themeNames } from './strings.ts';

export const themeName = (id: ThemeId): string =>
  themeNames?.[id] ?? themes.find((theme) => theme.id === id)?.name ?? id;
