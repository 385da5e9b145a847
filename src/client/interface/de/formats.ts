import { createFormats, formatDate, formatPercent, formatWait } from '../create-formats.ts';

export const formats = createFormats<'one'>('de');
export const { count, plural } = formats;
export const date = (moment: string | number) => formatDate(formats.locale, moment);
export const percent = (share: number) => formatPercent(formats.locale, share);
export const wait = (seconds: number) => formatWait(formats.locale, seconds);
