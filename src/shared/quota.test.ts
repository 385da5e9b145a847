import { expect, test } from 'vitest';
import { limits } from './limits.ts';
import { allowance, periodKey, recognitionCost, usageCost, usageLimit } from './quota.ts';

const at = (iso: string) => Date.parse(iso);

test('counts free use per UTC day', { tags: ['R-9.5'] }, () => {
  const free = { tier: 'free' } as const;
  expect(periodKey(free, at('2026-03-01T23:59:59.999Z'))).toBe('free:2026-03-01');
  expect(periodKey(free, at('2026-03-02T00:00:00.000Z'))).toBe('free:2026-03-02');
});

test('counts premium use per billing period, not per calendar month', { tags: ['R-9.6'] }, () => {
  const premium = { tier: 'premium', periodEnd: at('2026-04-15T10:00:00Z') } as const;
  expect(periodKey(premium, at('2026-03-31T00:00:00Z'))).toBe(periodKey(premium, at('2026-04-01T00:00:00Z')));
  expect(
    periodKey({ ...premium, periodEnd: at('2026-05-15T10:00:00Z') }, at('2026-04-16T00:00:00Z')),
  ).not.toBe(periodKey(premium, at('2026-04-01T00:00:00Z')));
});

test('counts free translations by number and premium ones by characters', {
  tags: ['R-6.3', 'R-6.4'],
}, () => {
  expect(usageCost('translation', 'free', 'four')).toBe(1);
  expect(usageCost('translation', 'premium', 'four')).toBe(4);
  expect(usageCost('speech', 'free', '😀')).toBe(2);
  expect(usageLimit('translation', 'premium', limits)).toBe(250_000);
});

test('never returns less than zero', () => {
  expect(allowance('free', 50, 20)).toEqual({ allowed: true, remaining: 30, limit: 50, tier: 'free' });
  expect(allowance('free', 50, 60)).toEqual({ allowed: false, remaining: 0, limit: 50, tier: 'free' });
});

test('charges an hour in many segments as an hour, and at least a second for each', () => {
  const segments = Array.from({ length: 600 }, (_, index) => 5.5 + (index % 10) / 10);
  const seconds = segments.reduce((sum, each) => sum + each, 0);
  const charged = segments.reduce((sum, each) => sum + recognitionCost(each), 0);
  expect(Math.abs(charged - seconds)).toBeLessThan(60);
  expect(recognitionCost(0.2)).toBe(1);
});
