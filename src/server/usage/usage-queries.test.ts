import { expect, test } from 'vitest';
import { dayPeriod, oldestKeptPeriods, periodKey } from '../../shared/quota.ts';
import { createUserStore } from '../auth/user-queries.ts';
import { openTestDatabase } from '../testing/test-app.ts';
import { createUsageStore } from './usage-queries.ts';

const key = { userId: 'u', kind: 'translation', period: 'free:2026-03-10' };

async function openUsage() {
  const { db } = await openTestDatabase();
  await createUserStore(db).upsert({ id: 'u', username: 'U', email: 'u@example.com', photoUrl: null }, 0);
  return { db, usage: createUsageStore(db) };
}

test('allows exactly the limit from 200 requests at once', { tags: ['R-10.19'] }, async () => {
  const { usage } = await openUsage();
  const held = await Promise.all(Array.from({ length: 200 }, () => usage.reserve(key, 1, 7, 0)));
  expect(held.filter((reservation) => reservation !== undefined)).toHaveLength(7);
  expect(await usage.used(key)).toBe(7);
});

test('counts characters, and nothing for a request that exceeds the limit', async () => {
  const { usage } = await openUsage();
  expect(await usage.reserve(key, 30, 50, 0)).toMatchObject({ used: 30 });
  expect(await usage.reserve(key, 21, 50, 0)).toBeUndefined();
  expect(await usage.reserve(key, 20, 50, 0)).toMatchObject({ used: 50 });
  expect(await usage.reserve({ ...key, period: 'other' }, 51, 50, 0)).toBeUndefined();
  expect(await usage.used({ ...key, period: 'other' })).toBe(0);
});

test('releases a reservation only once, and then allows the same use again', async () => {
  const { usage } = await openUsage();
  const held = await usage.reserve(key, 1, 1, 0);
  const id = held?.id ?? '';
  expect(await Promise.all([usage.release(id), usage.release(id)])).toContain(false);
  expect(await usage.used(key)).toBe(0);
  expect(await usage.reserve(key, 1, 1, 0)).toBeDefined();
});

test('does not release a settled reservation', async () => {
  const { usage } = await openUsage();
  const held = await usage.reserve(key, 1, 1, 0);
  expect(await usage.settle(held?.id ?? '')).toBe(true);
  expect(await usage.release(held?.id ?? '')).toBe(false);
  expect(await usage.used(key)).toBe(1);
});

test('reclaims old reservations of crashed requests', async () => {
  const { usage } = await openUsage();
  await usage.reserve(key, 1, 2, 1_000);
  await usage.reserve(key, 1, 2, 5_000);
  expect(await usage.releaseStale({ olderThan: 2_000, newerThan: 9_000 })).toBe(1);
  expect(await usage.used(key)).toBe(1);
  expect(await usage.releaseStale({ olderThan: 2_000, newerThan: 9_000 })).toBe(0);
});

test('reclaims reservations from before the clock was set back', async () => {
  const { usage } = await openUsage();
  await usage.reserve(key, 1, 2, 5_000);
  await usage.reserve(key, 1, 2, 90_000);
  expect(await usage.releaseStale({ olderThan: 2_000, newerThan: 9_000 })).toBe(1);
  expect(await usage.used(key)).toBe(1);
});

test('keeps counts for the current and the previous period, the days of the chart, and slots', async () => {
  const { db, usage } = await openUsage();
  const day = 24 * 60 * 60 * 1_000;
  const now = Date.UTC(2026, 2, 10, 12);
  const free = (ago: number) => periodKey({ tier: 'free' }, now - ago * day);
  const premium = (end: number) => periodKey({ tier: 'premium', periodEnd: now + end * day }, now);
  const days = (ago: number) => dayPeriod(now - ago * day);
  const kept = [free(0), free(1), premium(20), premium(-11), days(0), days(29), 'all'];
  for (const period of [...kept, free(2), free(400), premium(-32), premium(-400), days(30), days(400)]) {
    await usage.reserve({ ...key, period }, 1, 5, now);
  }
  await usage.removeBefore(oldestKeptPeriods(now));
  const left = await db.selectFrom('usage_counters').select('period').execute();
  expect(left.map(({ period }) => period).toSorted()).toEqual(kept.toSorted());
});

test('counts recognition by day once it is settled', async () => {
  const { usage } = await openUsage();
  const now = Date.UTC(2026, 2, 10, 23, 59);
  const recognition = { ...key, kind: 'recognition' };
  const settled = await usage.reserve(recognition, 40, 300, now);
  const released = await usage.reserve(recognition, 20, 300, now);
  const translation = await usage.reserve(key, 1, 1, now);
  await usage.settle(settled?.id ?? '');
  await usage.release(released?.id ?? '');
  await usage.settle(translation?.id ?? '');
  expect(await usage.used({ ...recognition, period: 'day:2026-03-10' })).toBe(40);
  expect(await usage.used({ ...key, period: 'day:2026-03-10' })).toBe(0);
});
