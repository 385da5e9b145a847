import { createFormats } from '../create-formats.ts';

export const formats = createFormats<never>('vi');
export const { count, date, percent } = formats;

/** The name of a language inside a sentence: lists write it with a capital. */
export const inSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
