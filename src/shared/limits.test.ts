import { expect, test } from 'vitest';
import { lengthState, limits, saveSlots, transcriptCap } from './limits.ts';

test('has the specified limits for both tiers', { tags: ['R-9.3'] }, () => {
  expect(limits).toMatchObject({
    free: { transcriptCap: 1_000, saveSlots: 5, translations: 1, speechCharacters: 50 },
    premium: { transcriptCap: 5_000, saveSlots: 50, translations: 250_000, speechCharacters: 5_000 },
  });
});

test('allows five minutes of server recognition a day, or five hours a month with Premium', () => {
  expect(limits.free.recognitionSeconds).toBe(5 * 60);
  expect(limits.premium.recognitionSeconds).toBe(300 * 60);
});

test('adds the invite bonus to the cap and the slots', { tags: ['R-5.10', 'R-5.23'] }, () => {
  const benefits = { extraChars: 500, extraSlots: 5 };
  expect(transcriptCap('free', benefits)).toBe(1_500);
  expect(transcriptCap('premium')).toBe(5_000);
  expect(saveSlots('free', benefits)).toBe(10);
  expect(saveSlots('premium')).toBe(50);
});

test.each([
  [899, 1_000, 'normal'],
  [900, 1_000, 'near'],
  [999, 1_000, 'near'],
  [1_000, 1_000, 'over'],
  [1_349, 1_500, 'normal'],
  [1_350, 1_500, 'near'],
  [4_499, 5_000, 'normal'],
  [4_500, 5_000, 'near'],
] as const)(
  'treats %i of %i characters as %s',
  { tags: ['R-4.22', 'R-4.23', 'R-4.25'] },
  (length, cap, state) => {
    expect(lengthState(length, cap)).toBe(state);
  },
);
