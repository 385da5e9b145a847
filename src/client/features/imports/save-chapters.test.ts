import { expect, test } from 'vitest';
import { chapterOf } from '../../../shared/document/document.ts';
import type { SavedDocument } from '../../../shared/document/document-schema.ts';
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
  const client = {
    save: async ({ text }: { text: string }, key: string) => {
      if (sent.length >= slots) throw new ApiError(403, JSON.stringify({ code: 'save-limit' }), '');
      sent.push({ text, key });
      return null;
    },
    find: async () => stored,
    change: async (_id: string, revision: number, { text }: { text: string }) => {
      sent.push({ text, key: `revision ${revision}` });
      return { ...stored, text, revision: revision + 1 };
    },
  };
  return { client, sent };
}

const book = { id: 'book', language: 'en-US' } as const;

test('saves the chapters that are not saved yet, in order', async () => {
  const { client, sent } = clientWith(5);
  const chapters = [chapter(0, 'one', true), chapter(1, 'two'), chapter(2, ' '), chapter(3, 'three')];
  expect(await saveChapters(client, { ...book, chapters }, 'u')).toEqual({
    saved: new Map([
      [1, null],
      [3, null],
    ]),
    stopped: null,
  });
  expect(sent.map(({ text }) => text)).toEqual(['two', 'three']);
});

test('stops when the slots are full, and says how far it got', async () => {
  const { client } = clientWith(1);
  const chapters = [chapter(0, 'one'), chapter(1, 'two'), chapter(2, 'three')];
  expect(await saveChapters(client, { ...book, chapters }, 'u')).toEqual({
    saved: new Map([[0, null]]),
    stopped: 'full',
  });
});

test('sends the same key for the same text, and another one after an edit', async () => {
  const { client, sent } = clientWith(5);
  for (const text of ['one', 'one', 'edited'])
    await saveChapters(client, { ...book, chapters: [chapter(0, text)] }, 'u');
  const [first, again, edited] = sent.map(({ key }) => key);
  expect(again).toBe(first);
  expect(edited).not.toBe(first);
});

test('changes a chapter that was saved before it was edited', async () => {
  const { client, sent } = clientWith(5);
  const edited = { ...chapter(0, 'one more'), savedAs: { id: 'saved', revision: 1 } };
  const { saved } = await saveChapters(client, { ...book, chapters: [edited] }, 'u');
  expect(sent).toEqual([{ text: 'one more', key: 'revision 1' }]);
  const base = { title: '', text: expect.any(String), translations: {} };
  expect(saved).toEqual(new Map([[0, { id: 'saved', revision: 2, base }]]));
});
