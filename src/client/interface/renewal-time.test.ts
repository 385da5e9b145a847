import { afterEach, expect, test, vi } from 'vitest';
import { renewalTime } from './renewal-time.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['Europe/Dublin', '2026-07-19T20:00:00Z', '1:00 am'],
  ['Europe/Dublin', '2026-01-19T20:00:00Z', '12:00 am'],
  // The clocks go forward at 1:00 UTC, after this midnight.
  ['Europe/Dublin', '2026-03-28T23:59:59Z', '12:00 am'],
  ['Europe/Dublin', '2026-03-29T00:00:00Z', '1:00 am'],
  // Summer time all year since 2016.
  ['Europe/Istanbul', '2026-01-19T20:00:00Z', '3:00 am'],
])('in %s, limits renew after %s at %s', (zone, now, time) => {
  vi.stubEnv('TZ', zone);
  expect(renewalTime('en-US', Date.parse(now))).toBe(time);
});
