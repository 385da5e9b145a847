import { expect, test } from 'vitest';
import { type PlayRequest, refusePlay } from './play-rules.ts';

const free: PlayRequest = {
  text: 'Hello there',
  voice: 'sage',
  userId: 'u',
  tier: 'free',
  remainingCharacters: 50,
  paid: false,
  trialUsed: false,
};
const premium: PlayRequest = { ...free, tier: 'premium', voice: 'alloy', remainingCharacters: 'unlimited' };

const tags = [
  'R-3.8',
  'R-5.31',
  'R-5.32',
  'R-5.33',
  'R-5.34',
  'R-5.35',
  'R-5.36',
  'R-5.37',
  'R-6.1',
  'R-6.2',
  'R-8.38',
];
test.each<[string, PlayRequest, string | undefined]>([
  ['refuses empty text for the browser voice', { ...free, voice: 'browser', text: '' }, 'EMPTY_INPUT'],
  ['refuses blank text for an HD voice', { ...premium, text: '   \n' }, 'EMPTY_INPUT'],
  [
    'allows any length for the browser voice',
    { ...free, voice: 'browser', text: 'a'.repeat(900) },
    undefined,
  ],
  ['allows the browser voice when signed out', { ...free, voice: 'browser', userId: undefined }, undefined],
  ['asks visitors to sign in for an HD voice', { ...free, voice: 'alloy', userId: undefined }, 'sign-in'],
  ['asks visitors to sign in for Iris', { ...free, userId: undefined }, 'trial-sign-in'],
  ['refuses other HD voices to free users', { ...free, voice: 'alloy' }, 'premium-required'],
  ['refuses 51 characters for Iris', { ...free, text: 'a'.repeat(51) }, 'trial-too-long'],
  ['allows 50 characters for Iris', { ...free, text: 'a'.repeat(50) }, undefined],
  [
    'refuses a used trial, whatever the length of the text',
    { ...free, text: 'a'.repeat(51), trialUsed: true },
    'trial-used',
  ],
  [
    'refuses a used trial, however many characters are left',
    { ...free, remainingCharacters: 0, trialUsed: true },
    'trial-used',
  ],
  ['lets premium users use Iris after the trial', { ...premium, voice: 'sage', trialUsed: true }, undefined],
  ['refuses 11 characters with 10 left', { ...free, remainingCharacters: 10 }, 'speech-limit'],
  [
    'allows 10 characters with 10 left',
    { ...free, text: 'a'.repeat(10), remainingCharacters: 10 },
    undefined,
  ],
  ['allows text that is already paid for', { ...free, remainingCharacters: 0, paid: true }, undefined],
  ['leaves the premium allowance to the server', { ...premium, remainingCharacters: 0 }, undefined],
])('%s', { tags }, (_case, request, problem) => {
  expect(refusePlay(request)).toBe(problem);
});
