import { createFormats } from '../create-formats.ts';

export const formats = createFormats<never>('zh-TW');
export const { count, date, percent } = formats;
