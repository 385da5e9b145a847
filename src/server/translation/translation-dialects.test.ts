import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { firstDialect } from '../openai/chat-dialect.ts';
import { apiBaseUrl } from '../openai/openai-client.ts';
import { json, says, startChatServer } from '../testing/test-chat-server.ts';
import { createTranslationProvider } from './translation-provider.ts';

let server: Awaited<ReturnType<typeof startChatServer>>;
beforeAll(async () => {
  server = await startChatServer();
});
afterEach(() => server.reset());
afterAll(() => server.close());

const hello = { text: 'Hello.', source: 'en-US', target: 'es-ES' } as const;
const refuseParam = (param: string, message = `Unsupported parameter: '${param}'`) =>
  json(400, { error: { message, type: 'invalid_request_error', param, code: 'unsupported_parameter' } });

describe('server dialects', () => {
  it.each([
    ['http://localhost:11434', 'http://localhost:11434/v1'],
    ['http://localhost:11434/', 'http://localhost:11434/v1'],
    ['https://api.openai.com/v1', 'https://api.openai.com/v1'],
    ['https://proxy.example/openai/v1/', 'https://proxy.example/openai/v1'],
    ['http://localhost:8080/v1/chat/completions', 'http://localhost:8080/v1'],
    ['http://localhost:8880/v1/audio/speech', 'http://localhost:8880/v1'],
  ])('accepts the URL %s', (url, expected) => {
    expect(apiBaseUrl(url)).toBe(expected);
  });

  it('sends max_completion_tokens to OpenAI and max_tokens to others', () => {
    expect(firstDialect('https://api.openai.com/v1').tokenField).toBe('max_completion_tokens');
    expect(firstDialect('http://localhost:11434/v1').tokenField).toBe('max_tokens');
    expect(firstDialect('https://notopenai.com/v1').tokenField).toBe('max_tokens');
  });

  it('requests the list of models once', async () => {
    const models = { data: [{ id: 'nomic-embed-text' }, { id: 'llama3.2' }] };
    server.next(json(200, models), says('Hola.'), says('Hola.'));
    const translator = createTranslationProvider({ baseUrl: server.origin });
    await translator.translate(hello);
    await translator.translate(hello);
    expect(server.seen.map(({ path }) => path)).toEqual([
      '/v1/models',
      '/v1/chat/completions',
      '/v1/chat/completions',
    ]);
    expect(server.seen[1]?.body.model).toBe('llama3.2');
  });

  it('sends the key as a bearer token, and no header without a key', async () => {
    server.next(says('Hola.'), says('Hola.'));
    await createTranslationProvider({ baseUrl: server.origin, model: 'm', apiKey: 'k' }).translate(hello);
    await createTranslationProvider({ baseUrl: server.origin, model: 'm' }).translate(hello);
    expect(server.seen.map(({ authorization }) => authorization)).toEqual(['Bearer k', undefined]);
  });

  it('remembers which parameters a server refuses', async () => {
    server.next(
      refuseParam('max_tokens', "Use 'max_completion_tokens' instead of 'max_tokens'."),
      refuseParam('temperature'),
      json(400, { error: 'json_schema is not supported' }),
      says('Hola.'),
      says('Hola.'),
    );
    const translator = createTranslationProvider({ baseUrl: server.origin, model: 'm' });
    expect(await translator.translate(hello)).toEqual({ text: 'Hola.' });
    expect(await translator.translate(hello)).toEqual({ text: 'Hola.' });
    expect(server.seen).toHaveLength(5);
    const last = server.seen[4]?.body;
    expect(last).toMatchObject({
      response_format: { type: 'json_object' },
      max_completion_tokens: expect.any(Number),
    });
    expect(last).not.toHaveProperty('temperature');
    expect(last).not.toHaveProperty('max_tokens');
  });

  it('changes one parameter when several requests are refused at once', async () => {
    const refused = json(400, { error: 'json_schema is not supported' });
    const onlyObjects: typeof refused = (request, response) => {
      const { type } = request.body.response_format as { type: string };
      return (type === 'json_schema' ? refused : says('Hola.'))(request, response);
    };
    server.next(...Array.from({ length: 7 }, () => onlyObjects));
    const translator = createTranslationProvider({ baseUrl: server.origin, model: 'm' });
    await Promise.all([
      translator.translate(hello),
      translator.translate(hello),
      translator.translate(hello),
    ]);
    await translator.translate(hello);
    expect(server.seen.at(-1)?.body).toMatchObject({
      response_format: { type: 'json_object' },
      max_tokens: expect.any(Number),
    });
  });

  it('stops when no parameter is left to change', async () => {
    server.next(...Array.from({ length: 9 }, () => refuseParam('response_format')));
    const translation = createTranslationProvider({ baseUrl: server.origin, model: 'm' }).translate(hello);
    await expect(translation).rejects.toMatchObject({ code: 'provider-failed' });
    expect(server.seen).toHaveLength(3);
  });
});
