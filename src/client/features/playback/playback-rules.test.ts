import { expect, test } from 'vitest';
import { hdVoiceIds, listVoices } from '../../../shared/voices.ts';
import {
  effectiveVoice,
  formatTime,
  type PlayWish,
  refuseChoice,
  refusePlay,
  sentenceAtShare,
  toShownRange,
} from './playback-rules.ts';

const free: PlayWish = {
  text: 'Hello there',
  voice: 'sage',
  userId: 'u',
  tier: 'free',
  remainingCharacters: 50,
  paid: false,
  trialUsed: false,
};
const premium: PlayWish = { ...free, tier: 'premium', voice: 'alloy', remainingCharacters: 'unlimited' };

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
test.each<[string, PlayWish, string | undefined]>([
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
    'refuses a used trial, whatever the length',
    { ...free, text: 'a'.repeat(51), trialUsed: true },
    'trial-used',
  ],
  [
    'refuses a used trial, whatever is left',
    { ...free, remainingCharacters: 0, trialUsed: true },
    'trial-used',
  ],
  [
    'allows Iris to premium users with a used trial',
    { ...premium, voice: 'sage', trialUsed: true },
    undefined,
  ],
  ['refuses 11 characters with 10 left', { ...free, remainingCharacters: 10 }, 'speech-limit'],
  [
    'allows 10 characters with 10 left',
    { ...free, text: 'a'.repeat(10), remainingCharacters: 10 },
    undefined,
  ],
  ['allows a text that is already paid for', { ...free, remainingCharacters: 0, paid: true }, undefined],
  ['leaves the premium allowance to the server', { ...premium, remainingCharacters: 0 }, undefined],
])('%s', { tags }, (_case, wish, problem) => {
  expect(refusePlay(wish)).toBe(problem);
});

test('refuses locked voices with a reason', { tags: ['R-5.31', 'R-5.34', 'R-8.38'] }, () => {
  const access = { signedIn: true, tier: 'free', trialUsed: false, trialUnknown: false } as const;
  expect(refuseChoice('browser', access)).toBeUndefined();
  expect(refuseChoice('sage', access)).toBeUndefined();
  expect(refuseChoice('alloy', access)).toBe('premium-required');
  expect(refuseChoice('sage', { ...access, trialUsed: true })).toBe('trial-used');
  expect(refuseChoice('sage', { ...access, trialUsed: true, trialUnknown: true })).toBe('check-trial');
  expect(refuseChoice('sage', { ...access, signedIn: false })).toBe('trial-sign-in');
  expect(refuseChoice('alloy', { ...access, signedIn: false })).toBe('premium-required');
  expect(refuseChoice('alloy', { ...access, tier: 'premium' })).toBeUndefined();
});

test('chooses the starting voice by tier and previous choice', { tags: ['R-9.12', 'R-9.13'] }, () => {
  const forFree = listVoices(hdVoiceIds, { signedIn: true, tier: 'free', trialUsed: true });
  const forPremium = listVoices(hdVoiceIds, { signedIn: true, tier: 'premium', trialUsed: false });
  expect(effectiveVoice(forFree, null, null, 'browser')).toBe('browser');
  expect(effectiveVoice(forPremium, null, null, 'alloy')).toBe('alloy');
  expect(effectiveVoice(forPremium, null, 'onyx', 'alloy')).toBe('onyx');
  expect(effectiveVoice(forFree, null, 'onyx', 'browser')).toBe('browser');
  expect(effectiveVoice(forFree, 'sage', null, 'browser')).toBe('sage');
  expect(
    effectiveVoice(
      listVoices([], { signedIn: true, tier: 'premium', trialUsed: false }),
      'onyx',
      null,
      'alloy',
    ),
  ).toBe('browser');
});

test('finds the current sentence from the playback position', () => {
  const text = 'Aaaa bbbb. Cccc dddd. Eeee ffff.';
  const at = (share: number) => {
    const range = sentenceAtShare(text, 'en-US', share);
    return range && text.slice(range.start, range.end);
  };
  expect([at(0), at(0.4), at(0.99), at(1)]).toEqual(['Aaaa bbbb.', 'Cccc dddd.', 'Eeee ffff.', 'Eeee ffff.']);
  expect(sentenceAtShare('', 'en-US', 0.5)).toBeNull();
});

test('highlights the pinyin sentence that matches the spoken characters', { tags: ['R-10.25'] }, () => {
  const spoken = '今天很好。明天呢？';
  const shown = 'Jīntiān hěn hǎo. Míngtiān ne?';
  const range = toShownRange({ start: 5, end: 9 }, spoken, shown, 'zh-CN');
  expect(range && shown.slice(range.start, range.end)).toBe('Míngtiān ne?');
  expect(toShownRange({ start: 0, end: 5 }, spoken, 'Only one', 'zh-CN')).toBeNull();
  expect(toShownRange({ start: 0, end: 5 }, spoken, spoken, 'zh-CN')).toEqual({ start: 0, end: 5 });
});

test('formats times like a player', () => {
  expect([0, 7.4, 65, 3_723].map(formatTime)).toEqual(['0:00', '0:07', '1:05', '1:02:03']);
});
