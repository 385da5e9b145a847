import { expect, test } from 'vitest';
import type { Transcription } from '../../shared/entities.ts';
import { createTestApp } from '../testing/test-app.ts';
import { callsOf } from '../testing/transcription-calls.ts';
import { createTranscriptionStore } from './transcription-queries.ts';

async function signedIn() {
  const server = await createTestApp();
  return { server, ...callsOf(server, await server.signIn('f')) };
}

test('restores a deleted item with the same id, time and position', async () => {
  const { save, remove, restore, list } = await signedIn();
  await save('first');
  const { transcriptionId } = (await save('second', { language: 'fr-FR' })).json<Transcription>();
  await save('third');
  const before = await list();
  await remove(transcriptionId);
  const restored = await restore(transcriptionId);
  expect(restored.statusCode).toBe(200);
  expect(restored.json()).toMatchObject(before[1] ?? {});
  expect(await list()).toEqual(before);
});

test('takes a slot again, and fails when all slots are used', async () => {
  const { save, remove, restore, list, allowance } = await signedIn();
  const { transcriptionId } = (await save('to go')).json<Transcription>();
  await remove(transcriptionId);
  for (let count = 0; count < 5; count += 1) await save(`text ${count}`);
  expect((await restore(transcriptionId)).json()).toMatchObject({ code: 'save-limit' });
  await remove((await list())[0]?.transcriptionId ?? '');
  expect((await restore(transcriptionId)).statusCode).toBe(200);
  expect(await allowance()).toMatchObject({ remaining: 0 });
});

test('restores one item when fifty requests arrive at once', async () => {
  const { save, remove, restore, list, allowance } = await signedIn();
  const { transcriptionId } = (await save('once')).json<Transcription>();
  await remove(transcriptionId);
  const responses = await Promise.all(Array.from({ length: 50 }, () => restore(transcriptionId)));
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await list()).toHaveLength(1);
  expect(await allowance()).toMatchObject({ remaining: 4 });
});

test('restores an item whose save was retried after the deletion', async () => {
  const { save, remove, restore, list } = await signedIn();
  const { transcriptionId } = (await save('once', { key: 'k' })).json<Transcription>();
  await remove(transcriptionId);
  await save('once', { key: 'k' });
  expect((await restore(transcriptionId)).statusCode).toBe(200);
  expect(await list()).toHaveLength(2);
  // The key still belongs to the newer item.
  await save('once', { key: 'k' });
  expect(await list()).toHaveLength(2);
});

test('deletes the text for good after ten minutes', async () => {
  const { server, save, remove, restore } = await signedIn();
  const { transcriptionId } = (await save('secret')).json<Transcription>();
  await remove(transcriptionId);
  server.clock.now += 10 * 60 * 1_000 + 1;
  expect((await restore(transcriptionId)).statusCode).toBe(404);
  const changes = { record: async () => {}, committed: () => {} };
  await createTranscriptionStore(server.db, changes).removeDeleted(server.clock.now - 10 * 60 * 1_000);
  expect(await server.db.selectFrom('deleted_transcriptions').selectAll().execute()).toEqual([]);
});
