import { createFormats } from '../create-formats.ts';

export const formats = createFormats<'one'>('de');
export const { count, date, percent, plural } = formats;
