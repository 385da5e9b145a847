import { beforeEach, expect, test } from 'vitest';
import { sessionStore } from '../../platform/storage.ts';
import { audioKeyOf, createAudioCache } from './audio-cache.ts';

const cache = createAudioCache(sessionStore);
const request = { text: 'Hello', language: 'en-US', voice: 'alloy' } as const;

beforeEach(() => window.sessionStorage.clear());

test('has one entry per text, language and voice', { tags: ['R-3.18', 'R-3.19'] }, () => {
  cache.write(audioKeyOf(request), '/api/audio/a.mp3');
  expect(cache.read(audioKeyOf(request))).toBe('/api/audio/a.mp3');
  for (const other of [{ text: 'Hello!' }, { language: 'fr-FR' }, { voice: 'ash' }] as const) {
    expect(cache.read(audioKeyOf({ ...request, ...other }))).toBeNull();
  }
});

test('clears all audio and keeps the user, flag and referrer', { tags: ['R-4.44'] }, () => {
  for (const key of ['user', 'shouldFetchSession', 'referrerId']) window.sessionStorage.setItem(key, 'x');
  for (const text of ['one', 'two', 'three']) cache.write(audioKeyOf({ ...request, text }), '/u');
  cache.clear();
  expect(Object.keys(window.sessionStorage).sort()).toEqual(['referrerId', 'shouldFetchSession', 'user']);
});
