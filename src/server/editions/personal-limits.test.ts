import { expect, test } from 'vitest';
import { documentLimits } from '../../shared/document/document-limits.ts';
import { timingsOf } from '../../shared/document/segments.ts';
import { hdVoiceIds } from '../../shared/voices.ts';
import { createTestApp } from '../testing/test-app.ts';

async function* sound() {
  yield new Uint8Array(64);
}

async function openApp(env: Record<string, string> = {}) {
  const { app } = await createTestApp({
    env: { EDITION: 'personal', ...env },
    deps: {
      translator: { translate: async ({ text }: { text: string }) => ({ text }) },
      voice: { voices: hdVoiceIds, speak: async () => sound() },
    },
  });
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  return {
    app,
    save: (text: string) => post('/api/transcriptions', { text, language: 'en-US', userId: 'local' }),
    translate: (text: string) =>
      post('/api/translate', {
        source: 'en',
        target: 'ja',
        sourceLanguage: 'en-US',
        targetLanguage: 'ja-JP',
        text,
        userId: 'local',
        subscriptionTier: 'premium',
      }),
    speak: (text: string, voice: string) =>
      post('/api/text-to-speech', { text, language: 'en-US', voice, userId: 'local', tier: 'premium' }),
  };
}

test('saves long texts under the local user and lists them', async () => {
  const { app, save } = await openApp();
  const text = 'a'.repeat(20_000);
  expect((await save(text)).statusCode).toBe(201);
  const listed = await app.inject('/api/transcriptions/user/local');
  expect(listed.json()).toMatchObject([{ text, language: 'en-US' }]);
});

test('accepts the longest text that its owner allows, even if every character is escaped', async () => {
  const { app } = await openApp({ PERSONAL_LIMITS: 'text=200000' });
  const response = await app.inject({
    method: 'POST',
    url: '/api/transcriptions',
    headers: { 'content-type': 'application/json' },
    payload: `{"userId":"local","language":"en-US","text":"${'\\u00e9'.repeat(200_000)}"}`,
  });
  expect(response.statusCode).toBe(201);
});

test('accepts the longest text with its translation, its speakers and the times of its words', async () => {
  const { app } = await openApp({ PERSONAL_LIMITS: 'text=200000' });
  const segments = Array.from({ length: 1_000 }, (_, index) => {
    const from = 10_000_000 + index * 3_000;
    const words = Array.from({ length: documentLimits.words / 1_000 }, (_unused, word) => ({
      ...{ start: word * 20, end: word * 20 + 20 },
      ...{ from: from + word * 300, to: from + word * 300 + 300 },
    }));
    return { text: '海'.repeat(200), from, to: from + 3_000, speaker: '海の人', words };
  });
  const text = segments.map((segment) => segment.text).join('');
  const timings = timingsOf(segments);
  const translations = [{ language: 'hi-IN', text: 'स'.repeat(text.length) }];
  const response = await app.inject({
    method: 'POST',
    url: '/api/transcriptions',
    payload: { userId: 'local', language: 'ja-JP', text, segments, timings, translations },
  });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({ segments, translations });
});

test('allows more translation and speech than any plan, and every voice', async () => {
  const { app, translate, speak } = await openApp();
  for (const letter of ['a', 'b']) {
    expect((await translate(letter.repeat(20_000))).statusCode).toBe(200);
    expect((await speak(letter.repeat(6_000), 'onyx')).statusCode).toBe(200);
  }
  for (const voice of hdVoiceIds) {
    const { audioUrl } = (await speak('hello', voice)).json<{ audioUrl: string }>();
    expect((await app.inject(`${audioUrl}?download=1`)).statusCode, voice).toBe(200);
  }
});

test('does not mention plans when the text is too long', async () => {
  const { save } = await openApp({ PERSONAL_LIMITS: 'text=1000' });
  const response = await save('a'.repeat(1_002));
  expect(response.json()).toMatchObject({
    code: 'text-too-long',
    message: 'Too long to save: remove 2 characters',
    limit: 1_000,
  });
});

test('does not mention plans when the list is full', async () => {
  const { save } = await openApp({ PERSONAL_LIMITS: 'saved=1' });
  expect((await save('one')).statusCode).toBe(201);
  expect((await save('two')).json()).toMatchObject({
    code: 'save-limit',
    message:
      'There’s no room for more saved transcriptions. Delete some, or raise the limit in PERSONAL_LIMITS.',
    requiresUpgrade: false,
  });
});

test('enforces the monthly limits that its owner sets', async () => {
  const { translate, speak } = await openApp({ PERSONAL_LIMITS: 'translation=10,speech=10' });
  expect((await translate('a'.repeat(10))).statusCode).toBe(200);
  expect((await translate('b')).json()).toMatchObject({ code: 'translation-limit', remaining: 0, limit: 10 });
  expect((await speak('a'.repeat(11), 'alloy')).json()).toMatchObject({ code: 'speech-limit' });
});
