import { createFormats, formatDate, formatPercent, formatWait } from '../create-formats.ts';

// With a 24-hour clock, because browsers write am and pm in Latin letters.
export const formats = createFormats<'one'>('hi-u-hc-h23');
export const { count, plural } = formats;
export const date = (moment: string | number) => formatDate(formats.locale, moment);
export const percent = (share: number) => formatPercent(formats.locale, share);
export const wait = (seconds: number) => formatWait(formats.locale, seconds);
