import { chartDays } from '../../../shared/quota.ts';
import { interfaceLocale } from '../../interface/translated.ts';

const dayMs = 24 * 60 * 60 * 1_000;

export interface ChartDay {
  day: string;
  minutes: number;
}

/** Every day of the chart in order, today last. Days are in UTC, like the limits. */
export function fillDays(
  known: readonly { day: string; seconds: number }[],
  now: number,
): readonly ChartDay[] {
  const seconds = new Map(known.map((entry) => [entry.day, entry.seconds]));
  return Array.from({ length: chartDays }, (_, index) => {
    const day = new Date(now - (chartDays - 1 - index) * dayMs).toISOString().slice(0, 10);
    return { day, minutes: Math.ceil((seconds.get(day) ?? 0) / 60) };
  });
}

/** For example, November 10. */
export const formatDay = (moment: string | number): string =>
  new Date(moment).toLocaleDateString(interfaceLocale, { timeZone: 'UTC', month: 'long', day: 'numeric' });
