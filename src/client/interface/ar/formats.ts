import { createFormats, formatDate, formatPercent, formatWait } from '../create-formats.ts';

export const formats = createFormats<'zero' | 'one' | 'two' | 'few' | 'many'>('ar');
export const { count, plural } = formats;
export const date = (moment: string | number) => formatDate(formats.locale, moment);
export const percent = (share: number) => formatPercent(formats.locale, share);

export const characters = (value: number): string =>
  plural(value, {
    zero: '# حرف',
    one: 'حرف واحد',
    two: 'حرفان',
    few: '# أحرف',
    many: '# حرفًا',
    other: '# حرف',
  });

/** After a word that governs the genitive. */
export const ofCharacters = (value: number): string =>
  plural(value, {
    zero: '# حرف',
    one: 'حرف واحد',
    two: 'حرفين',
    few: '# أحرف',
    many: '# حرفًا',
    other: '# حرف',
  });

/** Without the number, which stands apart from the noun. */
export const charactersUnit = (value: number): string =>
  plural(value, {
    zero: 'حرف',
    one: 'حرف',
    two: 'حرف',
    few: 'أحرف',
    many: 'حرفًا',
    other: 'حرف',
  });
export const wait = (seconds: number) => formatWait(formats.locale, seconds);
