import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { chapterOf } from '../../../shared/document/document.ts';
import { findImportedTexts, hasUnsavedImport, openImportStorage } from './import-storage.ts';
import { documentOf } from './import-store.ts';

const { imports, files, segments } = openImportStorage();

interface Import {
  owner?: string;
  text?: string;
  saved?: boolean;
  state?: 'running' | 'done';
  sound?: boolean;
}

async function store(id: string, options: Import) {
  const { owner = 'me', text = 'Secret', saved = false, state = 'done', sound = false } = options;
  const job = {
    ...{ id, userId: owner, name: id, language: 'en-US' as const, state, speechSeconds: 0 },
    ...{ doneSeconds: 0, cutMs: 0, damagedMs: null, written: [] },
  };
  await imports.put({ job, document: documentOf(job, [{ ...chapterOf(text), saved }]) });
  if (!sound) return;
  await files.put({ id, file: new Blob(['sound']) });
  const speech = { userId: owner, pageId: id, spokenAt: 1, language: 'en-US' as const, seconds: 1 };
  await segments.put({ ...speech, id: `${id}/1`, wav: new ArrayBuffer(0) });
}

test('deletes imported texts, but not those of others or the recordings of saved ones', async () => {
  await store('text', {});
  await store('saved text', { saved: true });
  await store('unsaved recording', { sound: true });
  await store('saved recording', { saved: true, sound: true });
  await store('not transcribed yet', { text: '', state: 'running', sound: true });
  await store('theirs', { owner: 'them' });
  expect(await hasUnsavedImport('me')).toBe(true);

  const remove = await findImportedTexts('me');
  await remove();

  expect(await hasUnsavedImport('me')).toBe(false);
  const left = (await imports.list('me')).map(({ job }) => job.id);
  expect(left.toSorted()).toEqual(['not transcribed yet', 'saved recording']);
  expect((await files.all()).map(({ id }) => id)).toEqual(left);
  expect((await segments.all()).map(({ pageId }) => pageId)).toEqual(left);
  expect(await imports.list('them')).toHaveLength(1);
});
