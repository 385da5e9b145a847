import { expect, test } from 'vitest';
import { ApiError } from '../../api/client.ts';
import { saveParts } from './save-parts.ts';

const part = (text: string, saved = false) => ({ text, timings: [], saved });

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

const job = { id: 'job', userId: 'u', language: 'en-US' } as const;

test('saves the parts that are not saved yet, in order', async () => {
  const { client, sent } = clientWith(5);
  const parts = [part('one', true), part('two'), part(' '), part('three')];
  expect(await saveParts(client, { ...job, parts })).toEqual({ saved: [1, 3], stopped: null });
  expect(sent.map(({ text }) => text)).toEqual(['two', 'three']);
});

test('stops when the slots are full, and says how far it got', async () => {
  const { client } = clientWith(1);
  const parts = [part('one'), part('two'), part('three')];
  expect(await saveParts(client, { ...job, parts })).toEqual({ saved: [0], stopped: 'full' });
});

test('sends the same key for the same text, and another one after an edit', async () => {
  const { client, sent } = clientWith(5);
  for (const text of ['one', 'one', 'edited']) await saveParts(client, { ...job, parts: [part(text)] });
  const [first, again, edited] = sent.map(({ key }) => key);
  expect(again).toBe(first);
  expect(edited).not.toBe(first);
});
