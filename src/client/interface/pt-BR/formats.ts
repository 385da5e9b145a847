import { createFormats } from '../create-formats.ts';

export const formats = createFormats<'one'>('pt-BR');
export const { count, date, percent, plural } = formats;

/** The name of a language inside a sentence: lists write it with a capital letter. */
export const inSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
