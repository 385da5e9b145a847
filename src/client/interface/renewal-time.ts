import { interfaceLocale } from './translated.ts';

/** When daily limits renew, which is midnight UTC, as a time where the user is. */
export function renewalTime(locale: string = interfaceLocale): string {
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
  return time.format(Date.UTC(2000, 0, 1)).replace(/[AP]M$/, (half) => half.toLowerCase());
}
