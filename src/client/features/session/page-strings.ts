import { translated } from '../../interface/translated.ts';

/** Strings that every page needs; the others are loaded with the menu and the dialogs. */
export const pageStrings = translated('sessionPage', {
  userMenu: (name: string) => `${name}’s account`,
});
