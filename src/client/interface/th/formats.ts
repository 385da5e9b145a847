import { createFormats } from '../create-formats.ts';

export const formats = createFormats<never>('th');
export const { count, date, percent } = formats;
