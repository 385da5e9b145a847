import { expect, test } from 'vitest';
import { createRecordingStore, type RecordingStoreDeps, type Take, visitor } from './recording-store.ts';

const day = 24 * 60 * 60 * 1_000;

function memory<Row extends { id: string }>() {
  const rows = new Map<string, Row>();
  const storage = { rows, isFull: false };
  return Object.assign(storage, {
    put: async (row: Row) => {
      if (storage.isFull) return false;
      rows.set(row.id, { ...row });
      return true;
    },
    all: async () => [...rows.values()],
    get: async (id: string) => rows.get(id),
    has: async (id: string) => rows.has(id),
    remove: async (...ids: string[]) => {
      for (const id of ids) rows.delete(id);
    },
  });
}

function open() {
  let time = 0;
  let exists = false;
  const rows = memory<Take>() as ReturnType<typeof memory<Take>> & RecordingStoreDeps['rows'];
  const pieces = memory<{ id: string; sound: Blob }>();
  const store = createRecordingStore({
    rows,
    pieces,
    now: () => time,
    onStored: (now) => {
      exists = now;
    },
  });
  const record = async (id: string, part: Partial<Take> = {}, ...sounds: string[]) => {
    const take: Take = {
      ...{ id, userId: 'ann', document: 'draft', startMs: 0, startedAt: time },
      ...{ mimeType: 'audio/webm', pieces: 0, bytes: 0 },
      ...part,
    };
    for (const sound of sounds) await store.add(take, new Blob([sound]));
    return take;
  };
  const ids = (takes: readonly Take[]) => takes.map(({ id }) => id);
  return {
    ...{ store, rows, pieces, record, ids },
    exists: () => exists,
    pass: (ms: number) => {
      time += ms;
    },
  };
}
const draft = { id: 'draft', transcription: undefined };

test('plays what was stored before the recording broke off', async () => {
  const { store, record, pieces } = open();
  await record('one', {}, 'a', 'b', 'c');
  await pieces.remove('one/1');
  const [take] = await store.takesOf('ann', draft);
  expect(take && (await (await store.sound(take)).text())).toBe('a');
});

test('a recording whose sound the browser has deleted is gone, takes up no space, and can be deleted', async () => {
  const { store, record, pieces, rows, ids } = open();
  await record('one', {}, 'a', 'b');
  await record('two', { startMs: 5_000 }, 'c');
  for (const id of ['one/0', 'one/1']) await pieces.remove(id);
  expect(ids(await store.takesOf('ann', draft))).toEqual(['two']);
  expect(ids(await store.playable('ann'))).toEqual(['two']);
  await store.remove(await store.all('ann'));
  expect(rows.rows.size + pieces.rows.size).toBe(0);
});

test('says when there is no room, and keeps what is there', async () => {
  const { store, record, pieces } = open();
  const take = await record('one', {}, 'a');
  pieces.isFull = true;
  expect(await store.add(take, new Blob(['b']))).toBe(false);
  expect(await (await store.sound(take)).text()).toBe('a');
});

test('finds the sound of a saved document under its new id, but not somebody else’s', async () => {
  const { store, record, ids } = open();
  await record('one', {}, 'a');
  await record('theirs', { userId: 'bob' }, 'a');
  await record('unplaced', { startMs: null }, 'a');
  await store.link('ann', 'draft', 'saved');
  await record('two', { document: 'opened', startMs: 4_000 }, 'b');
  await store.link('ann', 'opened', 'saved');
  const opened = { id: 'opened again', transcription: 'saved' };
  expect(ids(await store.takesOf('ann', opened))).toEqual(['one', 'two']);
  expect(ids(await store.takesOf('eve', opened))).toEqual([]);
});

test('what was recorded without an account belongs to whoever signs in', async () => {
  const { store, record, ids } = open();
  await record('one', { userId: visitor }, 'a');
  expect(ids(await store.takesOf('ann', draft))).toEqual(['one']);
});

test('deletes the sound a day after its text was cleared or its document deleted', async () => {
  const { store, record, ids, pass, exists, pieces } = open();
  await record('draft', { document: 'draft' }, 'a');
  await record('cleared', { document: 'cleared' }, 'a');
  await record('saved', { document: 'saved' }, 'a');
  await store.link('ann', 'saved', 'T');
  await record('deleted', { document: 'deleted' }, 'a');
  await store.link('ann', 'deleted', 'D');
  await record('restored', { document: 'restored' }, 'a');
  await store.link('ann', 'restored', 'R');
  await store.markDeleted('D', 0);
  await store.markDeleted('R', 0);
  await store.markDeleted('R', undefined);
  const isDraft = (document: string) => document === 'draft';
  await record('theirs', { userId: 'bob', document: 'their draft' }, 'a');
  await store.removeForgotten('ann', isDraft);
  expect(await store.all('ann')).toHaveLength(5);
  pass(day);
  await store.removeForgotten('ann', isDraft);
  expect(ids(await store.all('bob')), 'nothing that belongs to somebody else').toEqual(['theirs']);
  expect(ids(await store.all('ann'))).toEqual(['draft', 'saved', 'restored']);
  await store.remove([...(await store.all('ann')), ...(await store.all('bob'))]);
  expect(exists()).toBe(false);
  expect(pieces.rows.size).toBe(0);
});

test('knows which takes of saved documents the server doesn’t have', async () => {
  const { store, record } = open();
  const uncopied = async () =>
    (await store.uncopied('ann')).map(({ take, transcription }) => `${transcription}/${take.id}`);
  const one = await record('one', { document: 'saved' }, 'a');
  await record('draft', { document: 'draft' }, 'a');
  await record('theirs', { document: 'saved', userId: 'bob' }, 'a');
  await record('unplaced', { document: 'saved', startMs: null }, 'a');
  await store.link('ann', 'saved', 'T');
  expect(await uncopied()).toEqual(['T/one']);
  for (const each of await store.uncopied('ann')) await store.markCopied(each);
  expect(await uncopied()).toEqual([]);
  await store.add(one, new Blob(['b']));
  expect(await uncopied(), 'what was recorded since').toEqual(['T/one']);
  await store.markDeleted('T', 0);
  expect(await uncopied()).toEqual([]);
  await store.markDeleted('T', undefined);
  expect(await uncopied()).toEqual(['T/one']);
});

test('deleting a text while one of its takes is copied loses neither', async () => {
  const { store, record, rows } = open();
  await record('one', { document: 'saved' }, 'a');
  await record('two', { document: 'saved' }, 'b');
  await store.link('ann', 'saved', 'T');
  const [one, two] = await store.uncopied('ann');
  if (!one || !two) throw new Error('Nothing to copy');
  await Promise.all([store.markCopied(one), store.markDeleted('T', 7), store.markCopied(two)]);
  expect(rows.rows.get('T/saved')).toMatchObject({ deletedAt: 7, copied: { one: 1, two: 1 } });
});
