import { createFormats } from '../create-formats.ts';

export const formats = createFormats<never>('zh-CN');
export const { count, date, percent } = formats;
