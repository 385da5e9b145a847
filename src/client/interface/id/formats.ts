import { createFormats } from '../create-formats.ts';

export const formats = createFormats<never>('id');
export const { count, date, percent } = formats;

/** The name of a language inside a sentence: lists leave out the word for language. */
export const inSentence = (name: string): string => `bahasa ${name}`;
