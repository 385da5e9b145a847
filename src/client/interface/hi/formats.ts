import { createFormats } from '../create-formats.ts';

export const formats = createFormats<'one'>('hi');
export const { count, date, percent, plural } = formats;
