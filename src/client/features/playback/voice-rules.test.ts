import { expect, test } from 'vitest';
import { hdVoiceIds, listVoices } from '../../../shared/voices.ts';
import { effectiveVoice, refuseChoice } from './voice-rules.ts';

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
