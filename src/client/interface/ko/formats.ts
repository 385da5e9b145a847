import { createFormats } from '../create-formats.ts';

export const formats = createFormats<never>('ko');
export const { count, date, percent } = formats;
