import { expect, test, vi } from 'vitest';
import type { ImportJob } from './import-job.ts';
import { createImportStore, documentOf, type ImportRow } from './import-store.ts';
import { createMemoryStore } from './test-store.ts';

const chapter = (id: number, text: string) => ({
  id,
  segments: [{ text, from: 0, to: 900 }],
  saved: false,
});
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
  written: [],
};
const stored = { job, document: documentOf(job, [chapter(0, 'one'), chapter(3, 'two')]) };

test('restores an import unchanged, and only for its owner', async () => {
  const rows = createMemoryStore<ImportRow>();
  const store = createImportStore(rows);
  await store.put(stored);
  const [first = chapter(0, 'one')] = stored.document.chapters;
  const later = {
    job: { ...job, doneSeconds: 60 },
    document: { ...stored.document, chapters: [first, chapter(3, 'two and more')] },
  };
  await store.put(later);
  expect(await createImportStore(rows).list('u')).toEqual([later]);
  expect(await createImportStore(rows).list('someone else')).toEqual([]);
});

test('remembers where a chapter was saved, so that saving it again changes that', async () => {
  const rows = createMemoryStore<ImportRow>();
  const saved = { ...chapter(0, 'one'), saved: true, savedAs: { id: 'T', revision: 2 } };
  const document = documentOf(job, [saved, chapter(3, 'two')]);
  await createImportStore(rows).put({ job, document });
  expect(await createImportStore(rows).list('u')).toEqual([{ job, document }]);
});

test('stores everything once there is room again', async () => {
  const rows = createMemoryStore<ImportRow>();
  const store = createImportStore(rows);
  rows.fill();
  expect(await store.put(stored)).toBe(false);
  rows.fill(false);
  await store.put(stored);
  expect(await createImportStore(rows).list('u')).toEqual([stored]);
});

test('removes all rows of an import', async () => {
  const rows = createMemoryStore<ImportRow>();
  const store = createImportStore(rows);
  await store.put(stored);
  await store.remove(stored);
  expect(rows.rows.size).toBe(0);
});

test('reads imports that an older version has stored', async () => {
  const rows = createMemoryStore<ImportRow>();
  const timings = [{ start: 0, end: 3, from: 0, to: 900 }];
  await rows.put({ ...job, partCount: 1 }, { id: 'j/0', part: { text: 'one', timings, saved: true } });
  expect(await createImportStore(rows).list('u')).toEqual([
    { job, document: documentOf(job, [{ ...chapter(0, 'one'), saved: true }]) },
  ]);
});

test('restores the voices, stores each only when it changes, and removes them', async () => {
  const rows = createMemoryStore<ImportRow>();
  const store = createImportStore(rows);
  const [ann, ben] = [1, 2].map((number) => ({
    label: `speaker-${number}`,
    name: `Speaker ${number}`,
    sample: { wav: new ArrayBuffer(44), ms: 2_000, inFile: 500 },
  }));
  if (!ann || !ben) throw new Error('there are two');
  await store.put({ ...stored, job: { ...job, voices: [ann, ben] } });
  const put = vi.spyOn(rows, 'put');
  const later = { ...stored, job: { ...job, voices: [ben, { ...ann, name: 'Ann' }] } };
  await store.put(later);
  expect(put.mock.calls[0]).toMatchObject([{ id: 'j' }, { voice: { name: 'Ann' } }]);
  expect(put.mock.calls[0]?.[0]).not.toHaveProperty('voices');
  const [found = later] = await createImportStore(rows).list('u');
  expect(found).toEqual(later);
  await store.put({ ...stored, job: { ...job, voices: [] } });
  expect((await createImportStore(rows).list('u'))[0]?.job.voices).toEqual([]);
  await store.remove(later);
  expect(rows.rows.size).toBe(0);
});
