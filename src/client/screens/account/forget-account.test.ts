import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { createDeviceSaves } from '../../platform/device-saves.ts';
import { createSegmentStore, type StoredSegment } from '../../platform/speech/segment-store.ts';
import { forgetAccount } from './forget-account.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const segment = (id: string, userId: string): StoredSegment => ({
  id,
  userId,
  pageId: 'p',
  spokenAt: 1,
  language: 'en-US',
  seconds: 1,
  wav: new ArrayBuffer(0),
});

test('removes the text, speech and clips of a deleted account, and nobody else’s', async () => {
  const speech = createSegmentStore(() => indexedDB);
  await speech.put(segment('mine', 'u'), segment('theirs', 'v'));
  const saves = createDeviceSaves(indexedDB, Date.now);
  await saves.add({ text: 'Kept here', language: 'en-US' } as never, 'key');
  localStorage.setItem('draft', JSON.stringify({ text: 'Secret', owner: 'u' }));
  localStorage.setItem('asideDraft', JSON.stringify({ text: 'Theirs', owner: 'v' }));
  localStorage.setItem('conversation', JSON.stringify({ owner: 'u', turns: [{}] }));
  localStorage.setItem('theme', 'dark');
  sessionStorage.setItem('audio:1', 'x');
  sessionStorage.setItem('referrerId', 'r');

  await forgetAccount('u');

  expect(Object.keys(localStorage).sort()).toEqual(['asideDraft', 'theme']);
  expect(Object.keys(sessionStorage)).toEqual(['referrerId']);
  expect((await speech.all()).map(({ id }) => id)).toEqual(['theirs']);
  expect((await saves.list()).map(({ text }) => text)).toEqual(['Kept here']);
});
