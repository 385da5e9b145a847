import { expect, test } from 'vitest';
import { fillDays, formatDay } from './chart-days.ts';

const now = Date.UTC(2026, 10, 16, 23, 59);

test('shows 30 days that end today', () => {
  const days = fillDays([], now);
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({ day: '2026-10-18', minutes: 0 });
  expect(days.at(-1)).toEqual({ day: '2026-11-16', minutes: 0 });
});

test('rounds up to whole minutes and leaves out older days', () => {
  const days = fillDays(
    [
      { day: '2026-10-01', seconds: 600 },
      { day: '2026-11-10', seconds: 61 },
    ],
    now,
  );
  expect(days.filter(({ minutes }) => minutes > 0)).toEqual([{ day: '2026-11-10', minutes: 2 }]);
});

test('names each day by its date in UTC', () => {
  expect(formatDay('2026-11-10')).toBe('November 10');
});
