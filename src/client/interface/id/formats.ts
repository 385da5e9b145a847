import { createFormats, formatDate, formatPercent, formatWait } from '../create-formats.ts';

export const formats = createFormats<never>('id');
export const { count } = formats;
export const date = (moment: string | number) => formatDate(formats.locale, moment);
export const percent = (share: number) => formatPercent(formats.locale, share);

/** The name of a language inside a sentence: lists leave out the word for language. */
export const inSentence = (name: string): string => `bahasa ${name}`;
export const wait = (seconds: number) => formatWait(formats.locale, seconds);
