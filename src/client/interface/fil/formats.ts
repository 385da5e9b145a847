import { createFormats } from '../create-formats.ts';

export const formats = createFormats<'one'>('fil');
export const { count, date, percent } = formats;
