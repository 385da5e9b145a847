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

test.each<[string, PlayWish, string | undefined]>([
  ['R-5.36 empty, browser voice', { ...free, voice: 'browser', text: '' }, 'EMPTY_INPUT'],
  ['R-5.36 blank, HD', { ...premium, text: '   \n' }, 'EMPTY_INPUT'],
  ['R-6.2 browser voice, any length', { ...free, voice: 'browser', text: 'a'.repeat(900) }, undefined],
  ['R-6.1 browser voice, signed out', { ...free, voice: 'browser', userId: undefined }, undefined],
  ['R-5.35 HD, signed out', { ...free, voice: 'alloy', userId: undefined }, 'sign-in'],
  ['R-8.38 Iris, signed out', { ...free, userId: undefined }, 'trial-sign-in'],
  ['R-5.31 another HD voice, free', { ...free, voice: 'alloy' }, 'premium-required'],
  ['R-5.32 Iris, 51 characters', { ...free, text: 'a'.repeat(51) }, 'trial-too-long'],
  ['R-5.33 Iris, 50 characters', { ...free, text: 'a'.repeat(50) }, undefined],
  ['R-5.34 used, whatever the length', { ...free, text: 'a'.repeat(51), trialUsed: true }, 'trial-used'],
  ['R-5.34 U14 used, whatever is left', { ...free, remainingCharacters: 0, trialUsed: true }, 'trial-used'],
  ['R-3.8 used, and then premium', { ...premium, voice: 'sage', trialUsed: true }, undefined],
  ['R-5.37 11 characters with 10 left', { ...free, remainingCharacters: 10 }, 'speech-limit'],
  [
    'R-5.37 10 characters with 10 left',
    { ...free, text: 'a'.repeat(10), remainingCharacters: 10 },
    undefined,
  ],
  ['the same text again costs nothing', { ...free, remainingCharacters: 0, paid: true }, undefined],
  ['premium, whatever is left: the server knows', { ...premium, remainingCharacters: 0 }, undefined],
])('%s', (_case, wish, problem) => {
  expect(refusePlay(wish)).toBe(problem);
});

test('what choosing a voice leads to', { tags: ['R-5.31', 'R-5.34', 'R-8.38'] }, () => {
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

test('which voice a person starts with', { tags: ['R-9.12', 'R-9.13'] }, () => {
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

test('the sentence that is heard follows from how much of the sound has passed', () => {
  const text = 'Aaaa bbbb. Cccc dddd. Eeee ffff.';
  const at = (share: number) => {
    const range = sentenceAtShare(text, 'en-US', share);
    return range && text.slice(range.start, range.end);
  };
  expect([at(0), at(0.4), at(0.99), at(1)]).toEqual(['Aaaa bbbb.', 'Cccc dddd.', 'Eeee ffff.', 'Eeee ffff.']);
  expect(sentenceAtShare('', 'en-US', 0.5)).toBeNull();
});

test('the sentence shown in pinyin is the one that is read in characters', { tags: ['R-10.25'] }, () => {
  const spoken = '今天很好。明天呢？';
  const shown = 'Jīntiān hěn hǎo. Míngtiān ne?';
  const range = toShownRange({ start: 5, end: 9 }, spoken, shown, 'zh-CN');
  expect(range && shown.slice(range.start, range.end)).toBe('Míngtiān ne?');
  expect(toShownRange({ start: 0, end: 5 }, spoken, 'Only one', 'zh-CN')).toBeNull();
  expect(toShownRange({ start: 0, end: 5 }, spoken, spoken, 'zh-CN')).toEqual({ start: 0, end: 5 });
});

test('times are written as on a player', () => {
  expect([0, 7.4, 65, 3_723].map(formatTime)).toEqual(['0:00', '0:07', '1:05', '1:02:03']);
});
