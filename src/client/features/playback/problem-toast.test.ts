import { expect, test, vi } from 'vitest';
import { problemToast } from './problem-toast.ts';
import { problemTexts, type SpeechProblem } from './strings.ts';

const help = { tier: 'free', onUpgrade: vi.fn(), onSignIn: vi.fn() } as const;

const cases: [rule: string, problem: SpeechProblem, words: string, action?: string][] = [
  ['R-5.32', 'trial-too-long', 'Iris trial is limited to 50 characters (about 8-10 words).', 'Upgrade'],
  ['R-5.34', 'trial-used', 'Iris trial already used. Upgrade to premium for unlimited access.', 'Upgrade'],
  ['R-5.35', 'sign-in', 'You need to sign-in first.', 'Sign In'],
  [
    'R-5.37',
    'speech-limit',
    'Character limit exceeded. Free users are limited to 50 characters per day. Upgrade to premium for 5,000 characters per month.',
    'Upgrade',
  ],
  ['R-8.32', 'stopped', 'Speech playback stopped.'],
  ['R-8.33', 'browser-failed', 'Failed to play speech'],
  ['R-8.34', 'audio-failed', 'Error playing audio'],
  ['R-8.35', 'unavailable', 'Sorry, speech service is unavailable. Please try again later.'],
  ['R-8.38', 'trial-sign-in', 'Sign in to use the Iris trial.', 'Sign In'],
  ['R-8.39', 'trial-check-failed', 'Failed to check Iris trial status.'],
  ['R-8.40', 'trial-check-invalid', 'Invalid response from trial check.'],
  ['R-8.41', 'trial-check-unreachable', 'Failed to verify Iris trial.'],
];

test.each(cases)('%s %s is told letter by letter', (_, problem, words, action) => {
  const { title, description, action: offered } = problemToast(problem, problemTexts[problem], help);
  expect(description ?? title).toBe(words);
  expect(offered?.label).toBe(action);
});

test('premium out of characters: the words of the server, and nothing to buy', () => {
  const words =
    'Character limit exceeded. Your 5,000 characters for this period are used. They renew on May 1, 2026.';
  const told = problemToast('speech-limit', words, { ...help, tier: 'premium' });
  expect(told.description).toBe(words);
  expect(told.action).toBeUndefined();
});
