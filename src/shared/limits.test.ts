import { expect, test } from 'vitest';
import {
  estimateSpeechSeconds,
  formatCount,
  lengthState,
  limits,
  saveSlots,
  transcriptCap,
} from './limits.ts';

test('R-9.3 the numbers of the two tiers', () => {
  expect(limits).toEqual({
    free: { transcriptCap: 1_000, saveSlots: 5, translations: 1, speechCharacters: 50 },
    premium: { transcriptCap: 5_000, saveSlots: 50, translations: 250_000, speechCharacters: 5_000 },
  });
});

test('R-5.10 R-5.23 the invite bonus is added to cap and slots', () => {
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
] as const)('R-4.22 R-4.23 R-4.25 %i of %i is %s', (length, cap, state) => {
  expect(lengthState(length, cap)).toBe(state);
});

test('R-9.10 150 words take a minute', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
  expect([150, 75, 0].map((count) => estimateSpeechSeconds(words(count), 'en-US'))).toEqual([60, 30, 0]);
});

test('numbers in messages are grouped as in en-US', () => {
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
