import { createFormats } from '../create-formats.ts';

export const formats = createFormats<never>('vi');
export const { count, date, percent } = formats;
