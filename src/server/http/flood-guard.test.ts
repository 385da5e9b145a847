import { expect, it } from 'vitest';
import { createFloodGuard } from './flood-guard.ts';

function setUp() {
  const clock = { uptime: 0 };
  const count = createFloodGuard(() => clock.uptime);
  const times = (caller: string, requests: number) =>
    Array.from({ length: requests }, () => count(caller)).flatMap(({ remaining, resetMs }) =>
      remaining < 0 ? [resetMs] : [],
    );
  return { clock, count, times };
}

it('allows a caller 600 requests in ten seconds, then says how long to wait', () => {
  const { clock, times } = setUp();
  expect(times('a', 600)).toEqual([]);
  clock.uptime += 4_000;
  expect(times('a', 1)).toEqual([6_000]);
  expect(times('b', 1)).toEqual([]);
  clock.uptime += 6_000;
  expect(times('a', 600)).toEqual([]);
});

it('remembers a limited number of callers and keeps counting recent ones', () => {
  const { count, times } = setUp();
  times('first', 600);
  expect(times('first', 1)).toHaveLength(1);
  for (let caller = 0; caller < 20_000; caller += 1) count(`caller ${caller}`);
  // The first caller was dropped, so its count starts again.
  expect(times('first', 600)).toEqual([]);
  expect(times('first', 1)).toHaveLength(1);
});
