import { interfaceLocale } from './translated.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** When daily limits renew next, which is at midnight UTC, as a time where the user is. */
export function renewalTime(locale: string = interfaceLocale, now: number = Date.now()): string {
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
  const midnight = Math.ceil((now + 1) / dayMs) * dayMs;
  return time.format(midnight).replace(/[AP]M$/, (half) => half.toLowerCase());
}
