import { expect, test } from 'vitest';
import { exactTime, relativeTime } from './times.ts';

const now = Date.UTC(2026, 2, 10, 12);
const minute = 60_000;

test('shows times in the largest unit that fits', () => {
  const told = (ago: number) => relativeTime(now - ago, now);
  expect(told(0)).toBe('now');
  expect(told(59_000)).toBe('now');
  expect(told(-5 * minute)).toBe('now');
  expect(told(minute)).toBe('1 minute ago');
  expect(told(59 * minute)).toBe('59 minutes ago');
  expect(told(60 * minute)).toBe('1 hour ago');
  expect(told(24 * 60 * minute)).toBe('yesterday');
  expect(told(8 * 24 * 60 * minute)).toBe('last week');
  expect(told(40 * 24 * 60 * minute)).toBe('last month');
  expect(told(800 * 24 * 60 * minute)).toBe('2 years ago');
});

test('shows the exact day and minute in the reader’s time zone', () => {
  const noonHere = new Date(2026, 2, 10, 12).getTime();
  expect(exactTime(noonHere).replace(/\s/g, ' ')).toBe('Mar 10, 2026, 12:00 PM');
});
