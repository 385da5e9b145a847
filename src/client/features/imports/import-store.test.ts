import { expect, test } from 'vitest';
import type { ImportJob } from './import-job.ts';
import { createImportStore, type ImportRow } from './import-store.ts';
import { createMemoryStore } from './test-store.ts';

const part = (text: string) => ({ text, timings: [], saved: false });
const job: ImportJob = {
  id: 'j',
  userId: 'u',
  name: 'Lecture.m4a',
  language: 'en-US',
  state: 'running',
  speechSeconds: 600,
  doneSeconds: 0,
  cutMs: 0,
  damagedMs: null,
  parts: [part('one'), part('two')],
  shown: null,
  written: [],
};

test('restores an import unchanged, and only for its owner', async () => {
  const rows = createMemoryStore<ImportRow>();
  const store = createImportStore(rows);
  await store.put(job);
  const [first] = job.parts;
  const later = { ...job, doneSeconds: 60, parts: first ? [first, part('two and more')] : [] };
  await store.put(later);
  expect(await createImportStore(rows).find('u')).toEqual(later);
  expect(await createImportStore(rows).find('someone else')).toBeUndefined();
});

test('stores everything once there is room again', async () => {
  const rows = createMemoryStore<ImportRow>();
  const store = createImportStore(rows);
  rows.fill();
  expect(await store.put(job)).toBe(false);
  rows.fill(false);
  await store.put(job);
  expect(await createImportStore(rows).find('u')).toEqual(job);
});

test('removes all rows of an import', async () => {
  const rows = createMemoryStore<ImportRow>();
  const store = createImportStore(rows);
  await store.put(job);
  await store.remove(job);
  expect(rows.rows.size).toBe(0);
});
