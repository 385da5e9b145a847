import { expect, test } from 'vitest';
import { formatCount } from './format-count.ts';

test('groups digits as in en-US', () => {
  expect([0, 7, 999, 1_000, 12_345, 250_000, 1_234_567].map(formatCount)).toEqual([
    '0',
    '7',
    '999',
    '1,000',
    '12,345',
    '250,000',
    '1,234,567',
  ]);
});
