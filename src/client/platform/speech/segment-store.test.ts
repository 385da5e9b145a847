import { forceCloseDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { createSegmentStore, type StoredSegment } from './segment-store.ts';

afterEach(() => vi.useRealTimers());

const segment = (id: string, spokenAt = 0): StoredSegment => ({
  id,
  userId: 'u',
  pageId: 'page',
  spokenAt,
  language: 'en-US',
  seconds: 2,
  wav: new ArrayBuffer(4),
});

test('returns the segments of another page, in the order they were spoken', async () => {
  const database = new IDBFactory();
  const [mine, others] = [createSegmentStore(() => database), createSegmentStore(() => database)];
  expect(await mine.put(segment('b', 2))).toBe(true);
  expect(await mine.put(segment('a', 1))).toBe(true);
  expect(await others.all()).toMatchObject([{ id: 'a' }, { id: 'b', wav: { byteLength: 4 } }]);
  await others.remove('a');
  expect([await mine.has('a'), await mine.has('b')]).toEqual([false, true]);
});

test('reports that nothing was stored when the storage is full', async () => {
  const database = new IDBFactory();
  const store = createSegmentStore(() => database);
  await store.put(segment('a'));
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
    const request = this.getAll();
    request.addEventListener('success', () => this.transaction.abort());
    return request as IDBRequest;
  });
  expect(await store.put(segment('b'))).toBe(false);
  put.mockRestore();
  expect(await store.put(segment('b'))).toBe(true);
});

test('reports that nothing was stored when the browser refuses', async () => {
  const database = new IDBFactory();
  let refused = true;
  const store = createSegmentStore(() => {
    if (refused) throw new DOMException('The operation is insecure', 'SecurityError');
    return database;
  });
  expect(await store.put(segment('a'))).toBe(false);
  expect(await store.all()).toEqual([]);
  await store.remove('a');
  refused = false;
  expect(await store.put(segment('a'))).toBe(true);
});

test('does not wait forever for storage that never responds', async () => {
  vi.useFakeTimers();
  const store = createSegmentStore(() => ({ open: () => ({}) }) as unknown as IDBFactory);
  const stored = store.put(segment('a'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await stored).toBe(false);
});

test('opens the storage again when the browser has closed it', async () => {
  const database = new IDBFactory();
  const open = vi.spyOn(database, 'open');
  const store = createSegmentStore(() => database);
  await store.put(segment('a'));
  forceCloseDatabase(open.mock.results[0]?.value.result);
  expect(await store.put(segment('b'))).toBe(true);
});
