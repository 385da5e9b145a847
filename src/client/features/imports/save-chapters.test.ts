import { expect, test } from 'vitest';
import { chapterOf } from '../../../shared/document/document.ts';
import { ApiError } from '../../api/client.ts';
import { saveChapters } from './save-chapters.ts';

const chapter = (id: number, text: string, saved = false) => ({ ...chapterOf(text, [], id), saved });

function clientWith(slots: number) {
  const sent: { text: string; key: string }[] = [];
  const client = {
    save: async ({ text }: { text: string }, key: string) => {
      if (sent.length >= slots) throw new ApiError(403, JSON.stringify({ code: 'save-limit' }), '');
      sent.push({ text, key });
      return null;
    },
  };
  return { client, sent };
}

const book = { id: 'book', language: 'en-US' } as const;

test('saves the chapters that are not saved yet, in order', async () => {
  const { client, sent } = clientWith(5);
  const chapters = [chapter(0, 'one', true), chapter(1, 'two'), chapter(2, ' '), chapter(3, 'three')];
  expect(await saveChapters(client, { ...book, chapters }, 'u')).toEqual({ saved: [1, 3], stopped: null });
  expect(sent.map(({ text }) => text)).toEqual(['two', 'three']);
});

test('stops when the slots are full, and says how far it got', async () => {
  const { client } = clientWith(1);
  const chapters = [chapter(0, 'one'), chapter(1, 'two'), chapter(2, 'three')];
  expect(await saveChapters(client, { ...book, chapters }, 'u')).toEqual({ saved: [0], stopped: 'full' });
});

test('sends the same key for the same text, and another one after an edit', async () => {
  const { client, sent } = clientWith(5);
  for (const text of ['one', 'one', 'edited'])
    await saveChapters(client, { ...book, chapters: [chapter(0, text)] }, 'u');
  const [first, again, edited] = sent.map(({ key }) => key);
  expect(again).toBe(first);
  expect(edited).not.toBe(first);
});
