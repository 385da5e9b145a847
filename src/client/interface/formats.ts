import { formatCount as formatEnglish } from '../../shared/format-count.ts';
import { interfaceLocale } from './translated.ts';

/** A whole number, with the digit grouping of the interface language. */
export const formatCount = (value: number): string =>
  globalThis.interfaceLanguage?.count(value) ?? formatEnglish(value);

/** A date in words. In UTC, because limits renew at midnight UTC. */
export function formatLongDate(moment: string | number): string {
  return new Date(moment).toLocaleDateString(interfaceLocale, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
}
