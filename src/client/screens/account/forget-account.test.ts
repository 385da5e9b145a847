import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { createDeviceSaves } from '../../backend/device-saves.ts';
import type { ImportJob } from '../../features/imports/import-job.ts';
import { openImportStorage } from '../../features/imports/import-storage.ts';
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

const importOf = (id: string, userId: string): ImportJob => ({
  id,
  userId,
  name: 'Lecture.wav',
  language: 'en-US',
  state: 'paused',
  speechSeconds: 60,
  doneSeconds: 0,
  cutMs: 0,
  damagedMs: null,
  parts: [{ text: 'Secret', timings: [], saved: false }],
  shown: null,
  written: [],
});

test('removes the imports of a deleted account with their files, and nobody else’s', async () => {
  const { jobs, files, segments } = openImportStorage();
  for (const [id, userId] of [
    ['mine', 'u'],
    ['theirs', 'v'],
  ] as const) {
    await jobs.put(importOf(id, userId));
    await files.put({ id, file: new Blob(['sound']) });
    await segments.put(segment(id, userId));
  }

  await forgetAccount('u');

  expect(await jobs.find('u')).toBeUndefined();
  expect((await files.all()).map(({ id }) => id)).toEqual(['theirs']);
  expect((await segments.all()).map(({ id }) => id)).toEqual(['theirs']);
  expect(await jobs.find('v')).toMatchObject({ id: 'theirs' });
});

test('removes the text, speech and clips of a deleted account, and nobody else’s', async () => {
  const speech = createSegmentStore(() => indexedDB);
  await speech.put(segment('mine', 'u'), segment('theirs', 'v'));
  const saves = createDeviceSaves(() => indexedDB, Date.now);
  await saves.add({ text: 'Kept here', language: 'en-US' } as never, 'key');
  localStorage.setItem('draft', JSON.stringify({ text: 'Secret', owner: 'u' }));
  localStorage.setItem('asideDraft', JSON.stringify({ text: 'Theirs', owner: 'v' }));
  localStorage.setItem('conversation', JSON.stringify({ owner: 'u', turns: [{}] }));
  localStorage.setItem('asideConversations', JSON.stringify({ u: { turns: [{}] }, v: { turns: [] } }));
  localStorage.setItem('theme', 'dark');
  sessionStorage.setItem('audio:1', 'x');
  sessionStorage.setItem('referrerId', 'r');

  await forgetAccount('u');

  expect(Object.keys(localStorage).sort()).toEqual(['asideConversations', 'asideDraft', 'theme']);
  expect(JSON.parse(localStorage.getItem('asideConversations') ?? '')).toEqual({ v: { turns: [] } });
  expect(Object.keys(sessionStorage)).toEqual(['referrerId']);
  expect((await speech.all()).map(({ id }) => id)).toEqual(['theirs']);
  expect((await saves.list()).map(({ text }) => text)).toEqual(['Kept here']);
});
