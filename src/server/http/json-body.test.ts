import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const size = 3_000_000;

it.each([
  ['deeply nested arrays', '['.repeat(size / 2) + ']'.repeat(size / 2)],
  ['a long list', `[${'0,'.repeat(size / 2)}0]`],
  ['many short objects', `[${'{"a":0},'.repeat(size / 8)}0]`],
])('refuses %s before they are parsed', async (_, payload) => {
  const { app, signIn } = await createTestApp();
  const { headers } = await signIn('person', 'premium');
  const url = '/api/transcriptions';
  const response = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, 'content-type': 'application/json' },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ message: 'body: has too many values', field: 'body' });
});

it('counts no brackets and commas in a text', async () => {
  const { app, signIn } = await createTestApp();
  const { headers } = await signIn('person', 'premium');
  const text = '[{,"\\'.repeat(800);
  const response = await app.inject({
    method: 'POST',
    url: '/api/transcriptions',
    payload: { text, language: 'en-US', userId: 'person' },
    headers,
  });
  expect(response.statusCode).toBe(201);
});
