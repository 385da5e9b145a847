import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createVoiceProvider } from '../speech/voice-provider.ts';
import { createTestApp } from '../testing/test-app.ts';
import { json, startChatServer } from '../testing/test-chat-server.ts';
import { createChatClient } from './chat-client.ts';
import { createOpenAiClient } from './openai-client.ts';
import { createSpeechClient } from './speech-client.ts';

let server: Awaited<ReturnType<typeof startChatServer>>;
beforeAll(async () => {
  server = await startChatServer();
});
afterEach(() => server.reset());
afterAll(() => server.close());

const speechRequest = {
  model: 'm',
  input: 'Hi',
  voice: 'sage',
  response_format: 'mp3',
  instructions: '',
} as const;
const chatRequest = {
  messages: [{ role: 'user' as const, content: 'Hi' }],
  schema: { name: 's', strict: true, schema: {} },
  maxTokens: 10,
};

/** Both calls use the same client. Pauses are recorded instead of waited for. */
function makeCalls() {
  const pauses: number[] = [];
  const wait = async (ms: number) => void pauses.push(ms);
  const options = { baseUrl: server.origin, wait };
  return {
    pauses,
    chat: () => createChatClient({ ...options, model: 'm' }).complete(chatRequest),
    speech: () => createSpeechClient(options).speak(speechRequest),
  };
}

const error = (code: string) => ({ error: { message: 'secret', type: 'x', param: null, code } });

describe.each(['chat', 'speech'] as const)('a failing %s call', (name) => {
  it.each([
    ['a wrong key', json(401, error('invalid_api_key')), 1, 'provider-unavailable'],
    ['an exhausted quota', json(429, error('insufficient_quota')), 1, 'provider-unavailable'],
    ['a rate limit', json(429, error('rate_limit_exceeded')), 3, 'provider-unavailable'],
    ['a server error', json(500, error('server_error')), 3, 'provider-unavailable'],
    ['a lock that timed out', json(409, error('conflict')), 3, 'provider-failed'],
    ['an invalid request', json(400, error('invalid_value')), 1, 'provider-failed'],
    ['an unknown model', json(404, error('model_not_found')), 1, 'provider-failed'],
  ])('has the right number of attempts and error code: %s', async (_, act, requests, code) => {
    const calls = makeCalls();
    server.next(act, act, act, act);
    await expect(calls[name]()).rejects.toMatchObject({ code });
    expect(server.seen).toHaveLength(requests);
  });

  it('names the smaller model when an engine on this computer has too little memory', async () => {
    const calls = makeCalls();
    const message =
      'There is not enough memory. A smaller model needs less: npm run engines -- recognition:base';
    server.next(json(507, { error: { message, type: 'engine_error' } }));
    await expect(calls[name]()).rejects.toMatchObject({
      code: 'not-enough-memory',
      message:
        'This server doesn’t have enough memory for that. Close other programs on it and try again. A smaller model needs less: npm run engines -- recognition:base',
      data: { command: 'npm run engines -- recognition:base' },
    });
    expect(server.seen).toHaveLength(1);
  });

  it('waits as long as Retry-After says, or doubles its own pause', async () => {
    const calls = makeCalls();
    const busy = json(429, error('rate_limit_exceeded'), { 'retry-after': '7' });
    server.next(busy, json(503, error('overloaded')), json(503, error('overloaded')));
    await expect(calls[name]()).rejects.toMatchObject({ code: 'provider-unavailable' });
    expect(calls.pauses).toEqual([7_000, 1_000]);
  });

  it('passes a long Retry-After on to the client instead of waiting', async () => {
    const calls = makeCalls();
    server.next(json(429, error('rate_limit_exceeded'), { 'retry-after': '60' }));
    await expect(calls[name]()).rejects.toMatchObject({
      code: 'provider-unavailable',
      headers: { 'retry-after': '60' },
    });
    expect(calls.pauses).toEqual([]);
  });

  it('retries a connection that breaks before the response', async () => {
    const calls = makeCalls();
    const cut: Parameters<typeof server.next>[0] = (_, response) => void response.destroy();
    server.next(cut, cut, cut);
    await expect(calls[name]()).rejects.toMatchObject({ code: 'provider-unavailable' });
    expect(server.seen).toHaveLength(3);
    expect(calls.pauses).toEqual([500, 1_000]);
  });
});

it('sends a form again in full after a failure', async () => {
  const types: string[] = [];
  const client = createOpenAiClient({ baseUrl: server.origin, wait: async () => {} });
  server.next(json(500, {}), (request, response) => {
    types.push(request.contentType);
    response.end(request.text);
  });
  const form = new FormData();
  form.set('file', new Blob(['sound']), 'speech.wav');
  const sent = await client.request('/audio/transcriptions', {
    body: () => form,
    read: (response) => response.text(),
  });
  expect(sent).toContain('filename="speech.wav"');
  expect(sent).toContain('sound');
  expect(types).toEqual([expect.stringMatching(/^multipart\/form-data; boundary=/)]);
});

it('closes the connection for a listener who stops after the first bytes', async () => {
  const closed = Promise.withResolvers<void>();
  server.next((_, response) => {
    response.once('close', closed.resolve);
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).write('sound');
  });
  for await (const bytes of await makeCalls().speech()) {
    expect(bytes).toHaveLength(5);
    break;
  }
  await closed.promise;
});

it('opens the circuit breaker when the speech key is wrong', async () => {
  const voice = createVoiceProvider({ baseUrl: server.origin, model: 'm' });
  const { app, signIn } = await createTestApp({ deps: { voice } });
  const { id, headers } = await signIn('p', 'premium');
  const refused = json(401, error('invalid_api_key'));
  server.next(...Array.from({ length: 20 }, () => refused));
  const speak = (text: string) =>
    app.inject({
      method: 'POST',
      url: '/api/text-to-speech',
      headers,
      payload: { text, language: 'en-US', voice: 'sage', userId: id, tier: 'premium' },
    });
  for (let count = 0; count < 12; count += 1) expect((await speak(`Text ${count}`)).statusCode).toBe(503);
  expect(server.seen).toHaveLength(10);
});
