import { translated } from '../../interface/translated.ts';

export const themeStrings = translated('theme', {
  picker: 'Theme',
  chosen: (name: string) => `${name} theme`,
});
