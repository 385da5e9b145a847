import { expect, test, vi } from 'vitest';
import { problemToast, trialEndedToast } from './problem-toast.ts';
import type { SpeechProblem } from './speech-problem.ts';

const help = { tier: 'free', onUpgrade: vi.fn(), onSignIn: vi.fn() } as const;

const cases: [problem: SpeechProblem, words: string, action?: string][] = [
  ['trial-too-long', 'Iris trial is limited to 50 characters (about 8-10 words).', 'Upgrade'],
  ['trial-used', 'Iris trial already used. Upgrade to premium for unlimited access.', 'Upgrade'],
  ['sign-in', 'You need to sign-in first.', 'Sign In'],
  [
    'speech-limit',
    'Character limit exceeded. Free users are limited to 50 characters per day. Upgrade to premium for 5,000 characters per month.',
    'Upgrade',
  ],
  ['stopped', 'Speech playback stopped.'],
  ['browser-failed', 'Failed to play speech'],
  ['audio-failed', 'Error playing audio'],
  ['unavailable', 'Sorry, speech service is unavailable. Please try again later.'],
  ['trial-sign-in', 'Sign in to use the Iris trial.', 'Sign In'],
  ['trial-check-failed', 'Failed to check Iris trial status.'],
  ['trial-check-invalid', 'Invalid response from trial check.'],
  ['trial-check-unreachable', 'Failed to verify Iris trial.'],
];

const tags = [
  'R-5.32',
  'R-5.34',
  'R-5.35',
  'R-5.37',
  'R-8.32',
  'R-8.33',
  'R-8.34',
  'R-8.35',
  'R-8.38',
  'R-8.39',
  'R-8.40',
  'R-8.41',
];
test.each(cases)('%s shows the specified text', { tags }, (problem, words, action) => {
  const { title, description, action: offered } = problemToast(problem, help);
  expect(description ?? title).toBe(words);
  expect(offered?.label).toBe(action);
});

test('shows the server’s message without an upgrade when a premium user has no characters left', () => {
  const words =
    'Character limit exceeded. You’ve used all 5,000 characters for this period. Your characters renew on May 1, 2026.';
  const told = problemToast('speech-limit', { ...help, tier: 'premium' }, words);
  expect(told.description).toBe(words);
  expect(told.action).toBeUndefined();
});

test('says that the free trial is over and offers an upgrade', () => {
  const { title, action } = trialEndedToast(help);
  expect([title, action?.label]).toEqual(['That was your free Iris trial', 'Upgrade']);
});
