import { expect, test } from 'vitest';
import { isDarkTheme, isThemeId, themes } from './themes.ts';

test('has exactly eight themes', { tags: ['R-2.65'] }, () => {
  expect(themes.map((theme) => theme.id)).toEqual([
    'light',
    'dark',
    'spooky',
    'forest',
    'ocean',
    'sunset',
    'scifi',
    'fantasy',
  ]);
});

test('has five dark themes', { tags: ['R-2.69'] }, () => {
  expect(themes.map((theme) => theme.id).filter(isDarkTheme)).toEqual([
    'dark',
    'spooky',
    'forest',
    'ocean',
    'scifi',
  ]);
});

test('accepts only theme ids', () => {
  expect(isThemeId('ocean')).toBe(true);
  expect(isThemeId('Ocean')).toBe(false);
  expect(isThemeId(null)).toBe(false);
});
