import { createFormats, formatDate, formatPercent, formatWait } from '../create-formats.ts';

export const formats = createFormats<'one'>('it');
export const { count, plural } = formats;
export const date = (moment: string | number) => formatDate(formats.locale, moment);
export const percent = (share: number) => formatPercent(formats.locale, share);

/** A date with its article, which depends on the day: il 16 dicembre, l’8 dicembre. */
export const on = (day: string): string => (/^(8|11) /.test(day) ? `l’${day}` : `il ${day}`);
export const since = (day: string): string => (/^(8|11) /.test(day) ? `dall’${day}` : `dal ${day}`);
export const until = (day: string): string => (/^(8|11) /.test(day) ? `fino all’${day}` : `fino al ${day}`);

/** The name of a language inside a sentence: lists write it with a capital letter. */
export const inSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
export const wait = (seconds: number) => formatWait(formats.locale, seconds);
