import { interfaceLocale } from '../../interface/translated.ts';
import { useNow } from '../../ui/use-now.ts';

const minute = 60_000;
const steps: readonly [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ['year', 365 * 24 * 60 * minute],
  ['month', 30 * 24 * 60 * minute],
  ['week', 7 * 24 * 60 * minute],
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
];

// Creating a formatter is a hundred times slower than using it, and the list uses them for every item. They aren't created
// before that, because other screens may load this file too.
let relative: Intl.RelativeTimeFormat | undefined;
let exact: Intl.DateTimeFormat | undefined;

/** "now" within the first minute, and for clocks that are ahead. */
export function relativeTime(at: number, now: number): string {
  const ago = now - at;
  const step = steps.find(([, ms]) => ago >= ms);
  relative ??= new Intl.RelativeTimeFormat(interfaceLocale, { numeric: 'auto' });
  return step ? relative.format(-Math.floor(ago / step[1]), step[0]) : relative.format(0, 'second');
}

/** In the user's time zone. */
export function exactTime(at: number): string {
  exact ??= new Intl.DateTimeFormat(interfaceLocale, { dateStyle: 'medium', timeStyle: 'short' });
  return exact.format(at);
}

/** The current time, updated every minute. */
export const useMinute = (): number => useNow(minute).now;
