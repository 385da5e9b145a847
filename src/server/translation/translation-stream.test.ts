import { expect, test } from 'vitest';
import { AppError } from '../../shared/errors.ts';
import { applyWords, wordsEventSchema } from '../../shared/translation-events.ts';
import { createTestApp } from '../testing/test-app.ts';
import { translationBody } from '../testing/test-bodies.ts';
import type { TranslateOptions } from './translation-provider.ts';

type Act = (options: TranslateOptions) => Promise<{ text: string }>;

/** A server on a real port, because only real sockets show when words arrive. */
async function setUp(act: Act) {
  const requests: TranslateOptions[] = [];
  const translator = {
    translate: (options: TranslateOptions) => {
      requests.push(options);
      return act(options);
    },
  };
  const harness = await createTestApp({ deps: { translator } });
  const origin = await harness.app.listen({ port: 0, host: '127.0.0.1' });
  const person = await harness.signIn('f');
  const post = (text: string, signal?: AbortSignal) =>
    fetch(`${origin}/api/translate`, {
      method: 'POST',
      signal: signal ?? null,
      headers: {
        ...person.headers,
        'content-type': 'application/json',
        accept: 'text/event-stream, application/json',
      },
      body: JSON.stringify(translationBody(person.id, 'free', text)),
    });
  const left = async () =>
    (
      await harness.app.inject({ url: `/api/translation-allowance/${person.id}`, headers: person.headers })
    ).json().remaining;
  return { requests, post, left };
}

const parse = (text: string) =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((event) => {
      const [name = '', data = ''] = event.split('\n');
      return { event: name.replace('event: ', ''), data: JSON.parse(data.replace('data: ', '')) };
    });

const doneAfter = () => Promise.withResolvers<void>();

test('streams the first words early and ends with the remaining allowance', async () => {
  const resume = doneAfter();
  const { post, left } = await setUp(async ({ onPartial }) => {
    onPartial?.('El barco');
    await resume.promise;
    onPartial?.('El barco llegó');
    onPartial?.('El buque llegó.');
    return { text: 'El buque llegó.' };
  });
  const response = await post('The ship came.');
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = (await reader?.read())?.value ?? '';
  expect(parse(text)).toEqual([{ event: 'words', data: { from: 0, text: 'El barco' } }]);
  resume.resolve();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
    text += piece.value;
  const events = parse(text);
  expect(events.at(-1)).toEqual({
    event: 'done',
    data: { translatedText: 'El buque llegó.', remainingTranslations: 0, tier: 'free' },
  });
  const shown = events
    .filter(({ event }) => event === 'words')
    .reduce((soFar, { data }) => applyWords(soFar, wordsEventSchema.parse(data)), '');
  expect(shown).toBe('El buque llegó.');
  expect(await left()).toBe(0);
});

test('returns an ordinary error for a refusal or failure before the first word', {
  tags: ['R-6.3', 'R-10.8'],
}, async () => {
  let failing = true;
  const { post, left } = await setUp(async ({ text }) => {
    if (failing) throw new AppError('provider-failed');
    return { text };
  });
  const failed = await post('one');
  expect([failed.status, ((await failed.json()) as { code: string }).code]).toEqual([502, 'provider-failed']);
  expect(await left()).toBe(1);
  failing = false;
  await (await post('one')).text();
  expect((await post('two')).status).toBe(429);
});

test('reports a failure after the first words in the stream and restores the allowance', {
  tags: ['R-10.8'],
}, async () => {
  const { post, left } = await setUp(async ({ onPartial }) => {
    onPartial?.('El bar');
    throw new AppError('provider-unavailable');
  });
  const events = parse(await (await post('The ship')).text());
  expect(events.map(({ event }) => event)).toEqual(['words', 'error']);
  expect(events[1]?.data).toMatchObject({ code: 'provider-unavailable', status: 503 });
  expect(await left()).toBe(1);
});

test('repeats a streamed translation for free, complete and immediately', {
  tags: ['R-10.20'],
}, async () => {
  const { requests, post } = await setUp(async ({ text }) => ({ text }));
  await (await post('hello')).text();
  expect(await (await post('hello')).json()).toEqual({
    translatedText: 'hello',
    remainingTranslations: 0,
    tier: 'free',
  });
  expect(requests).toHaveLength(1);
});

test('stops the provider and restores the allowance when the client disconnects before the first word', async () => {
  const stopped = doneAfter();
  const client = new AbortController();
  const { post, left } = await setUp(({ signal }) => {
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => {
        stopped.resolve();
        reject(signal.reason);
      });
      client.abort();
    });
  });
  await expect(post('hello', client.signal)).rejects.toThrow();
  await stopped.promise;
  await expect.poll(left).toBe(1);
});

test('counts the use and stores the translation when the client disconnects after the first words', async () => {
  const resume = doneAfter();
  const client = new AbortController();
  const { requests, post, left } = await setUp(async ({ text, onPartial, signal }) => {
    onPartial?.('Ho');
    await resume.promise;
    signal?.throwIfAborted();
    return { text: `translated ${text}` };
  });
  const response = await post('hello', client.signal);
  await response.body?.getReader().read();
  client.abort();
  resume.resolve();
  await expect.poll(left).toBe(0);
  await expect
    .poll(async () => (await post('hello')).json())
    .toMatchObject({ translatedText: 'translated hello' });
  expect(requests).toHaveLength(1);
});
