import { expect, test } from 'vitest';
import { estimateSpeechSeconds } from './speech-estimate.ts';

test('estimates a minute for 150 words', { tags: ['R-9.10'] }, () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
  expect([150, 75, 0].map((count) => estimateSpeechSeconds(words(count), 'en-US'))).toEqual([60, 30, 0]);
});

test('estimates a long text from its beginning', () => {
  const text = 'We kept the lamps low. '.repeat(1_000);
  expect(estimateSpeechSeconds(text, 'en-US')).toBeCloseTo(2_000, -2);
});
