import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { chapterOf } from '../../../shared/document/document.ts';
import { createDeviceSaves } from '../../backend/device-saves.ts';
import { openImportStorage } from '../../features/imports/import-storage.ts';
import { documentOf, type StoredImport } from '../../features/imports/import-store.ts';
import { recordings } from '../../platform/recordings/recording-store.ts';
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

function importOf(id: string, userId: string): StoredImport {
  const job = {
    id,
    userId,
    name: 'Lecture.wav',
    language: 'en-US',
    state: 'paused',
    speechSeconds: 60,
    doneSeconds: 0,
    cutMs: 0,
    damagedMs: null,
    written: [],
  } as const;
  return {
    job: { ...job, written: [] },
    document: documentOf({ ...job, written: [] }, [chapterOf('Secret')]),
  };
}

test('removes the imports of a deleted account with their files, and nobody else’s', async () => {
  const { imports, files, segments } = openImportStorage();
  for (const [id, userId] of [
    ['mine', 'u'],
    ['theirs', 'v'],
  ] as const) {
    await imports.put(importOf(id, userId));
    await files.put({ id, file: new Blob(['sound']) });
    await segments.put(segment(id, userId));
  }

  await forgetAccount('u');

  expect(await imports.list('u')).toEqual([]);
  expect((await files.all()).map(({ id }) => id)).toEqual(['theirs']);
  expect((await segments.all()).map(({ id }) => id)).toEqual(['theirs']);
  expect(await imports.list('v')).toMatchObject([{ job: { id: 'theirs' } }]);
});

test('removes the sound that a deleted account has recorded, and nobody else’s', async () => {
  const take = { document: 'd', startMs: 0, startedAt: 1, mimeType: 'audio/webm', pieces: 0, bytes: 0 };
  await recordings.add({ ...take, id: 'mine', userId: 'u' }, new Blob(['sound']));
  await recordings.add({ ...take, id: 'theirs', userId: 'v' }, new Blob(['sound']));

  await forgetAccount('u');

  expect(await recordings.all('u')).toEqual([]);
  expect(await recordings.all('v')).toMatchObject([{ id: 'theirs' }]);
});

test('removes the text, speech and clips of a deleted account, and nobody else’s', async () => {
  const speech = createSegmentStore(() => indexedDB);
  await speech.put(segment('mine', 'u'), segment('theirs', 'v'));
  const saves = createDeviceSaves(() => indexedDB, Date.now);
  await saves.add({ text: 'Kept here', language: 'en-US' } as never, 'key');
  localStorage.setItem('draft', JSON.stringify({ text: 'Secret', owner: 'u' }));
  localStorage.setItem('keptDrafts', JSON.stringify([{ id: 'k', text: 'Secret too', owner: 'u' }]));
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
