import { createFormats, formatDate, formatPercent, formatWait } from '../create-formats.ts';

export const formats = createFormats<never>('vi');
export const { count } = formats;
export const date = (moment: string | number) => formatDate(formats.locale, moment);
export const percent = (share: number) => formatPercent(formats.locale, share);

/** The name of a language inside a sentence: lists write it with a capital. */
export const inSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
export const wait = (seconds: number) => formatWait(formats.locale, seconds);
