import { interfaceLocale } from '../../interface/translated.ts';
import { formatDay } from './chart-days.ts';

const dayMs = 24 * 60 * 60 * 1_000;
// Not created before it's needed, because other screens may load this file too.
let relative: Intl.RelativeTimeFormat | undefined;

/** "today", "yesterday" or "3 days ago", and the date after a week. */
export function lastUsed(at: string, now: number): string {
  const days = Math.floor(now / dayMs) - Math.floor(Date.parse(at) / dayMs);
  relative ??= new Intl.RelativeTimeFormat(interfaceLocale, { numeric: 'auto' });
  return days < 7 ? relative.format(-Math.max(0, days), 'day') : formatDay(at);
}
