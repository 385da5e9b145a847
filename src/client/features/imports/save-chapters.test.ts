import { expect, test } from 'vitest';
import { chapterOf } from '../../../shared/document/document.ts';
import type { DocumentContent, SavedDocument } from '../../../shared/document/document-schema.ts';
import { ApiError } from '../../api/client.ts';
import { saveChapters } from './save-chapters.ts';

const chapter = (id: number, text: string, saved = false) => ({ ...chapterOf(text, [], id), saved });

const stored: SavedDocument = {
  transcriptionId: 'saved',
  text: 'one',
  language: 'en-US',
  createdAt: '2026-03-10T12:00:00.000Z',
  updatedAt: '2026-03-10T12:00:00.000Z',
  revision: 1,
};

function clientWith(slots: number) {
  const sent: { text: string; key: string }[] = [];
  const contents: DocumentContent[] = [];
  const client = {
    save: async ({ text, ...content }: DocumentContent, key: string) => {
      if (sent.length >= slots) throw new ApiError(403, JSON.stringify({ code: 'save-limit' }), '');
      contents.push({ text, ...content });
      sent.push({ text, key });
      return null;
    },
    find: async () => stored,
    change: async (_id: string, revision: number, { text }: { text: string }) => {
      sent.push({ text, key: `revision ${revision}` });
      return { ...stored, text, revision: revision + 1 };
    },
  };
  return { client, sent, contents };
}

const book = { id: 'book', language: 'en-US', source: 'imported' } as const;

const options = {
  userId: 'u',
  ids: new Set([0, 1, 2, 3]),
  titleOf: (index: number) => `Interview ${index + 1}`,
};

test('saves the chapters that are not saved yet, in order', async () => {
  const { client, sent } = clientWith(5);
  const chapters = [chapter(0, 'one', true), chapter(1, 'two'), chapter(2, ' '), chapter(3, 'three')];
  expect(await saveChapters(client, { ...book, chapters }, options)).toEqual({
    saved: new Map([
      [1, null],
      [3, null],
    ]),
    stopped: null,
    lost: [],
  });
  expect(sent.map(({ text }) => text)).toEqual(['two', 'three']);
});

test('stops when the slots are full, and says how far it got', async () => {
  const { client } = clientWith(1);
  const chapters = [chapter(0, 'one'), chapter(1, 'two'), chapter(2, 'three')];
  expect(await saveChapters(client, { ...book, chapters }, options)).toEqual({
    saved: new Map([[0, null]]),
    stopped: 'full',
    lost: [],
  });
});

test('sends the same key for the same text, and another one after an edit', async () => {
  const { client, sent } = clientWith(5);
  for (const text of ['one', 'one', 'edited'])
    await saveChapters(client, { ...book, chapters: [chapter(0, text)] }, options);
  const [first, again, edited] = sent.map(({ key }) => key);
  expect(again).toBe(first);
  expect(edited).not.toBe(first);
});

test('changes a chapter that was saved before it was edited', async () => {
  const { client, sent } = clientWith(5);
  const before = { title: '', text: 'x', translations: { 'es-ES': 'y' } };
  const edited = { ...chapter(0, 'one more'), savedAs: { id: 'saved', revision: 1, base: before } };
  const { saved, lost } = await saveChapters(client, { ...book, chapters: [edited] }, options);
  expect(sent).toEqual([{ text: 'one more', key: 'revision 1' }]);
  const base = { title: '', text: expect.any(String), translations: {} };
  expect(saved).toEqual(new Map([[0, { id: 'saved', revision: 2, base }]]));
  expect(lost).toEqual(['es-ES']);
});

test('saves each part with its title, its speakers and its translation, as Save does', async () => {
  const { client, contents } = clientWith(5);
  const parts = [{ start: 0, end: 3, from: 1_000, to: 2_000, speaker: 'Maria' }];
  const translation = (text: string) => ({
    request: { text, source: 'en-US', target: 'es-ES' } as const,
    text: 'uno',
    onDevice: false,
  });
  const first = { ...chapterOf('one', parts, 0), translation: translation('one') };
  const edited = { ...chapter(1, 'two'), translation: translation('before the edit') };
  await saveChapters(client, { ...book, chapters: [first, edited, chapter(4, 'unfinished')] }, options);
  expect(contents).toEqual([
    {
      ...{ text: 'one', language: 'en-US', source: 'imported', userId: 'u', title: 'Interview 1' },
      timings: [{ start: 0, end: 3, from: 1_000, to: 2_000 }],
      segments: [{ text: 'one', from: 1_000, to: 2_000, speaker: 'Maria' }],
      translations: [{ language: 'es-ES', text: 'uno' }],
    },
    {
      ...{ text: 'two', language: 'en-US', source: 'imported', userId: 'u', title: 'Interview 2' },
      timings: [],
    },
  ]);
});
