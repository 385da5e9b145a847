import { expect, test } from 'vitest';
import type { LibraryQuery } from '../../shared/calls/library-calls.ts';
import type { SavedDocument } from '../../shared/document/document-schema.ts';
import { createDeviceLibrary } from './device-library.ts';

const documentOf = (index: number, extra: Partial<SavedDocument> = {}): SavedDocument => {
  const createdAt = new Date(Date.UTC(2026, 2, 10, 12, 0, index)).toISOString();
  return {
    transcriptionId: `id-${String(index).padStart(4, '0')}`,
    text: `text ${index}`,
    language: 'en-US',
    ...{ createdAt, updatedAt: createdAt, revision: 1 },
    ...extra,
  };
};

function libraryOf(documents: SavedDocument[]) {
  const library = createDeviceLibrary(async () => documents);
  const texts = async (query: LibraryQuery = {}) =>
    (await library.page(query)).items.map(({ excerpt }) => excerpt);
  return { ...library, texts };
}

test('finds a document by the beginning of a word of its title, text, translation or tag', async () => {
  const { texts } = libraryOf([
    documentOf(1, { text: 'The ship left Zürich', title: 'Crossing', tags: ['travel'] }),
    documentOf(2, { text: 'Nobody slept', translations: [{ language: 'es-ES', text: 'Nadie durmió' }] }),
  ]);
  expect(await texts({ search: 'cross' })).toEqual(['The ship left Zürich']);
  expect(await texts({ search: 'zuri ship' })).toEqual(['The ship left Zürich']);
  expect(await texts({ search: 'travel' })).toEqual(['The ship left Zürich']);
  expect(await texts({ search: 'durmio' })).toEqual(['Nadie durmió']);
  expect(await texts({ search: 'hip' })).toEqual([]);
  expect(await texts({ search: '...' })).toEqual([]);
});

test('finds the words of a new revision', async () => {
  const documents = [documentOf(1, { text: 'before' })];
  const { texts } = libraryOf(documents);
  expect(await texts({ search: 'after' })).toEqual([]);
  documents[0] = documentOf(1, { text: 'after', revision: 2 });
  expect(await texts({ search: 'after' })).toEqual(['after']);
});

test('filters and sorts', async () => {
  const { texts } = libraryOf([
    documentOf(1, { text: 'b', source: 'typed', tags: ['one'] }),
    documentOf(2, { text: 'a', language: 'fr-FR', updatedAt: '2027-01-01T00:00:00.000Z' }),
    documentOf(3, { text: 'x', title: 'C' }),
  ]);
  expect(await texts()).toEqual(['x', 'a', 'b']);
  expect(await texts({ sort: 'oldest' })).toEqual(['b', 'a', 'x']);
  expect(await texts({ sort: 'changed' })).toEqual(['a', 'x', 'b']);
  expect(await texts({ sort: 'title' })).toEqual(['a', 'b', 'x']);
  expect(await texts({ source: 'typed' })).toEqual(['b']);
  expect(await texts({ language: 'fr-FR' })).toEqual(['a']);
  expect(await texts({ tag: 'one' })).toEqual(['b']);
});

test('goes through all pages without missing or repeating a document while one is deleted', async () => {
  const documents = Array.from({ length: 120 }, (_, index) => documentOf(index));
  const { page } = libraryOf(documents);
  const first = await page({});
  // The last document of the first page, where the next one starts.
  documents.splice(70, 1);
  const second = await page({ after: first.next ?? '' });
  const third = await page({ after: second.next ?? '' });
  const ids = [...first.items, ...second.items, ...third.items].map(({ transcriptionId }) => transcriptionId);
  expect(third.next).toBeUndefined();
  expect(ids).toHaveLength(120);
  expect(new Set(ids).size).toBe(120);
});

test('counts sources, languages and tags', async () => {
  const { summary } = libraryOf([
    documentOf(1, { source: 'typed', tags: ['one', 'two'] }),
    documentOf(2, { language: 'fr-FR', tags: ['two'] }),
    documentOf(3),
  ]);
  expect(await summary()).toEqual({
    documents: 3,
    sources: [{ source: 'typed', count: 1 }],
    languages: [
      { language: 'en-US', count: 2 },
      { language: 'fr-FR', count: 1 },
    ],
    tags: [
      { tag: 'two', count: 2 },
      { tag: 'one', count: 1 },
    ],
  });
});
