import { createFormats } from '../create-formats.ts';

export const formats = createFormats<never>('ja');
export const { count, date, percent } = formats;
