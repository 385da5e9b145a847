import { createFormats, formatDate, formatPercent } from '../create-formats.ts';

export const formats = createFormats<'one' | 'few' | 'many'>('ru');
export const { count, plural } = formats;
export const date = (moment: string | number) => formatDate(formats.locale, moment);
export const percent = (share: number) => formatPercent(formats.locale, share);

export const characters = (value: number): string =>
  plural(value, { one: '# символ', few: '# символа', many: '# символов', other: '# символа' });

/** In the genitive, as after "of" and "more than". */
export const ofCharacters = (value: number): string =>
  plural(value, { one: '# символа', few: '# символов', many: '# символов', other: '# символа' });

/** A wait in the accusative: in minutes, or in seconds if it is short. */
export const wait = (seconds: number): string =>
  seconds < 120
    ? plural(seconds, { one: '# секунду', few: '# секунды', many: '# секунд', other: '# секунды' })
    : plural(Math.ceil(seconds / 60), {
        one: '# минуту',
        few: '# минуты',
        many: '# минут',
        other: '# минуты',
      });
