import { expect, test } from 'vitest';
import { hdVoiceIds, listVoices, premiumDefaultVoice, type VoiceAccess } from './voices.ts';

const anonymous: VoiceAccess = { signedIn: false, tier: 'free', trialUsed: false };
const free: VoiceAccess = { signedIn: true, tier: 'free', trialUsed: false };
const locked = (access: VoiceAccess) =>
  listVoices(hdVoiceIds, access)
    .filter((voice) => voice.locked)
    .map((voice) => voice.id);

test('lists the browser voice, then the ten HD voices with their names', { tags: ['R-3.5'] }, () => {
  expect(listVoices(hdVoiceIds, free).map((voice) => `${voice.id} ${voice.name}`)).toEqual([
    'browser Browser voice',
    'alloy Dorian',
    'ash Orion',
    'ballad Calliope',
    'coral Thalia',
    'echo Galen',
    'fable Aeson',
    'nova Lyra',
    'onyx Eryx',
    'sage Iris',
    'shimmer Chloe',
  ]);
});

test('describes every voice and marks all but the browser voice as premium', { tags: ['R-3.7'] }, () => {
  const voices = listVoices(hdVoiceIds, anonymous);
  expect(voices.every((voice) => voice.description.length > 0)).toBe(true);
  expect(voices.filter((voice) => !voice.premium).map((voice) => voice.id)).toEqual(['browser']);
});

test('locks voices by sign-in, trial and tier', { tags: ['R-3.8'] }, () => {
  expect(locked(anonymous)).toEqual(hdVoiceIds);
  expect(locked(free)).toEqual(hdVoiceIds.filter((id) => id !== 'sage'));
  expect(locked({ ...free, trialUsed: true })).toEqual(hdVoiceIds);
  expect(locked({ ...free, tier: 'premium', trialUsed: true })).toEqual([]);
});

test('lists only the voices that the server offers', { tags: ['R-7.13'] }, () => {
  expect(listVoices(['alloy', 'sage', 'unknown'], free).map((voice) => voice.id)).toEqual([
    'browser',
    'alloy',
    'sage',
  ]);
});

test('uses alloy as the premium default', { tags: ['R-9.13'] }, () => {
  expect(premiumDefaultVoice).toBe('alloy');
});
