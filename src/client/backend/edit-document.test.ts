import { expect, test } from 'vitest';
import type { SavedDocument } from '../../shared/document/document-schema.ts';
import { CallError } from '../api/client.ts';
import type { Backend } from './backend.ts';
import { editDocument } from './edit-document.ts';

/** A server on which other devices change the document while it is being edited. */
function serverWith(othersChange: number) {
  const time = '2026-03-10T12:00:00.000Z';
  let stored: SavedDocument = {
    ...{ transcriptionId: 'a', createdAt: time, updatedAt: time, revision: 1 },
    ...{ text: 'first', language: 'en-US', title: 'Old', tags: ['one'], source: 'typed' },
  };
  let others = othersChange;
  const backend: Pick<Backend, 'find' | 'change'> = {
    find: async () => stored,
    async change(_id, revision, content) {
      if (others > 0) {
        others -= 1;
        stored = { ...stored, text: `changed ${others}`, revision: stored.revision + 1 };
      }
      if (revision !== stored.revision) throw new CallError('document-changed', 'changed');
      stored = { ...stored, ...content, revision: revision + 1 };
      return stored;
    },
  };
  return { backend, stored: () => stored };
}

test('changes one detail and keeps everything else', async () => {
  const { backend, stored } = serverWith(0);
  await editDocument(backend, 'a', () => ({ title: 'New' }));
  expect(stored()).toMatchObject({
    title: 'New',
    text: 'first',
    tags: ['one'],
    source: 'typed',
    revision: 2,
  });
});

test('keeps what another device changed at the same time', async () => {
  const { backend, stored } = serverWith(2);
  await editDocument(backend, 'a', ({ tags = [] }) => ({ tags: [...tags, 'two'] }));
  expect(stored()).toMatchObject({ text: 'changed 0', tags: ['one', 'two'] });
});

test('gives up if the document keeps changing', async () => {
  const { backend } = serverWith(100);
  await expect(editDocument(backend, 'a', () => ({ title: 'New' }))).rejects.toMatchObject({
    code: 'document-changed',
  });
});
