import { expect, test } from 'vitest';
import { lastUsed } from './last-used.ts';

test.each([
  ['2026-11-16T00:01:00.000Z', 'today'],
  ['2026-11-17T00:01:00.000Z', 'today'],
  ['2026-11-15T23:59:00.000Z', 'yesterday'],
  ['2026-11-12T08:00:00.000Z', '4 days ago'],
  ['2026-11-02T08:00:00.000Z', 'November 2'],
])('says when a device was last used: %s', (at, said) => {
  expect(lastUsed(at, Date.UTC(2026, 10, 16, 12))).toBe(said);
});
