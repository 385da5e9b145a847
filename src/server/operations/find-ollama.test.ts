import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { findOllama, ollamaHint } from './find-ollama.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** A busy machine may need longer than the time limit at start-up. */
const generousMs = 10_000;

async function listen(body: unknown): Promise<string> {
  server = createServer((_, response) => {
    if (body !== undefined) response.end(JSON.stringify(body));
  });
  const listening = server;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

test('names the setting for a local Ollama', async () => {
  const url = await listen({ data: [{ id: 'nomic-embed-text:latest' }, { id: 'llama3.2:3b' }] });
  const found = await findOllama(url, generousMs);
  expect(found).toEqual({ model: 'llama3.2:3b', setting: `TRANSLATION_BASE_URL=${url}` });
  expect(found && ollamaHint(found)).toContain(`start with TRANSLATION_BASE_URL=${url}`);
});

test.each([
  ['has no model', { data: [] }],
  ['has no chat model', { data: [{ id: 'nomic-embed-text' }, { id: 'whisper-1' }] }],
  ['is something else', ['hello']],
])('suggests nothing when the local server %s', async (_, body) => {
  expect(await findOllama(await listen(body), generousMs)).toBeUndefined();
});

test('suggests nothing when the local server never responds', async () => {
  expect(await findOllama(await listen(undefined), 100)).toBeUndefined();
});

test('suggests nothing when there is no local server', async () => {
  expect(await findOllama('http://127.0.0.1:9')).toBeUndefined();
});
