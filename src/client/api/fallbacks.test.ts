import { expect, test } from 'vitest';
import {
  fallbackSpeechAllowance,
  fallbackSubscription,
  fallbackTranslationAllowance,
  fallbackTrial,
  remainingOf,
  tierOf,
} from './fallbacks.ts';

test('has the specified fallbacks for failed fetches', {
  tags: ['R-8.48', 'R-8.49', 'R-8.50', 'R-8.51'],
}, () => {
  expect(fallbackTranslationAllowance('free')).toMatchObject({ allowed: true, remaining: 1 });
  expect(fallbackTranslationAllowance('premium')).toMatchObject({ allowed: true, remaining: 250_000 });
  expect(remainingOf(fallbackSpeechAllowance('free'))).toBe(50);
  expect(remainingOf(fallbackSpeechAllowance('premium'))).toBe(5_000);
  expect(fallbackTrial.hasUsedTrial).toBe(true);
  expect(fallbackSubscription.status).toBe('inactive');
  expect(tierOf(fallbackSubscription)).toBe('free');
});

test('reads the tier from either field', { tags: ['R-3.10'] }, () => {
  const base = { status: 'active', subscriptionPeriodEnd: null };
  expect(tierOf({ ...base, subscriptionTier: 'premium' })).toBe('premium');
  expect(tierOf({ ...base, tier: 'premium' })).toBe('premium');
  expect(tierOf(base)).toBe('free');
});

test('reads the remaining characters from either field', { tags: ['R-3.13'] }, () => {
  const base = fallbackSpeechAllowance('free');
  expect(remainingOf({ ...base, remaining: undefined, remainingCharacters: 7 })).toBe(7);
  expect(remainingOf({ ...base, remaining: 7, remainingCharacters: undefined })).toBe(7);
});
