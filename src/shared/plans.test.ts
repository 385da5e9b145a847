import { expect, test } from 'vitest';
import { limits } from './limits.ts';
import { builtInPlans, planFeatures } from './plans.ts';

const words = (tier: 'free' | 'premium') => {
  const plan = builtInPlans.find(({ metadata }) => metadata.tier === tier);
  return [plan?.name, plan?.description, ...(plan?.features ?? [])].join('\n');
};

test('offers one free translation per day and never mentions ten', { tags: ['R-9.1'] }, () => {
  expect(planFeatures.free).toContain('1 translation per day');
  expect(words('free')).not.toMatch(/\b10\b|\bten\b/i);
});

test('offers 50 free characters of speech per day and never mentions 500', { tags: ['R-9.2'] }, () => {
  expect(planFeatures.free).toContain('Try the HD voice Iris once, up to 50 characters');
  expect(words('free')).not.toMatch(/\b500\b/);
});

test('states the limits that the server enforces', { tags: ['R-9.3'] }, () => {
  expect(limits.free).toMatchObject({
    transcriptCap: 1_000,
    saveSlots: 5,
    translations: 1,
    speechCharacters: 50,
  });
  for (const said of ['up to 1,000 characters', '5 saved']) expect(words('free')).toContain(said);
  for (const said of [
    'up to 5,000 characters',
    '50 saved',
    '250,000 characters of translation per month',
    '5,000 characters of HD speech per month',
  ]) {
    expect(words('premium')).toContain(said);
  }
});

test('prices Premium at $9.99 a month', { tags: ['R-1.8'] }, () => {
  const premium = builtInPlans.find(({ metadata }) => metadata.tier === 'premium');
  expect(premium?.price).toMatchObject({
    unit_amount: 999,
    currency: 'usd',
    recurring: { interval: 'month' },
  });
});
