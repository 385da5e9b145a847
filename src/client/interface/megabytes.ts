import { interfaceLocale } from './translated.ts';

/** A size as people read it, such as "12 MB". */
export const megabytes = (bytes: number): string =>
  new Intl.NumberFormat(interfaceLocale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: bytes < 10_000_000 ? 1 : 0,
  }).format(Math.max(0.1, bytes / 1_000_000));
