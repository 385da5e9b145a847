import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { json, says, saysRaw, startChatServer, streams } from '../testing/test-chat-server.ts';
import { createTranslationProvider, type TranslateOptions } from './translation-provider.ts';

let server: Awaited<ReturnType<typeof startChatServer>>;
beforeAll(async () => {
  server = await startChatServer();
});
afterEach(() => server.reset());
afterAll(() => server.close());

const make = (options: object = {}) =>
  createTranslationProvider({ baseUrl: server.origin, model: 'm', pauseMs: 1, ...options });
const toSpanish = (text: string, more: Partial<TranslateOptions> = {}) =>
  ({ text, source: 'en-US', target: 'es-ES', ...more }) as const;
const sent = (index = 0) => JSON.parse(server.seen[index]?.body.messages[1]?.content ?? '');

describe('translating', () => {
  it('keeps the line breaks of the text and sends paragraphs as data', async () => {
    server.next(says('Hola.', 'Buenas noches.'));
    const translation = await make().translate(toSpanish('Hello.\n\nGood night.\n'));
    expect(translation).toEqual({ text: 'Hola.\n\nBuenas noches.\n' });
    expect(sent()).toEqual({ source: 'en-US', target: 'es-ES', paragraphs: ['Hello.', 'Good night.'] });
    expect(server.seen[0]?.body.response_format).toMatchObject({
      type: 'json_schema',
      json_schema: {
        strict: true,
        schema: { properties: { paragraphs: { minItems: 2, maxItems: 2 } }, additionalProperties: false },
      },
    });
    expect(server.seen[0]?.body).not.toHaveProperty('tools');
  });

  it('uses fil-PH for tl-PH', { tags: ['R-10.26'] }, async () => {
    server.next(says('Kumusta.'));
    await make().translate(toSpanish('Hello.', { target: 'tl-PH' }));
    expect(sent().target).toBe('fil-PH');
  });

  it('returns pinyin together with the characters for the voices', { tags: ['R-10.25'] }, async () => {
    server.next(says('你好，世界。'));
    expect(await make().translate(toSpanish('Hello, world.', { target: 'zh-CN-pinyin' }))).toEqual({
      text: 'Nǐ hǎo, shìjiè.',
      speakableText: '你好，世界。',
    });
    expect(sent().target).toBe('zh-CN');
  });

  it('needs no provider for Mandarin conversions', async () => {
    const translator = make({ baseUrl: 'http://127.0.0.1:9' });
    const zh = { text: '软件', source: 'zh-CN', target: 'zh-TW' } as const;
    expect(await translator.translate(zh)).toEqual({ text: '軟體' });
  });

  it('retries once after a flawed response, then gives up', async () => {
    const warn = vi.fn();
    server.next(says('Hola.', 'Otra.'), says('Hola.'));
    expect(await make({ log: { warn } }).translate(toSpanish('Hello.'))).toEqual({ text: 'Hola.' });
    expect(warn).toHaveBeenCalledWith({ flaw: 'wrong-number', attempt: 1 }, expect.any(String));
    server.next(saysRaw('Sure! Hola.'), saysRaw('{"paragraphs":["Hola'));
    await expect(make().translate(toSpanish('Hello.'))).rejects.toMatchObject({ code: 'provider-failed' });
    expect(server.seen).toHaveLength(4);
  });

  it('refuses a response that was cut off', async () => {
    const cut = saysRaw('{"paragraphs":["Ho"]}', { finish_reason: 'length' });
    server.next(cut, cut);
    await expect(make().translate(toSpanish('Hello.'))).rejects.toMatchObject({ code: 'provider-failed' });
  });
});

describe('streaming', () => {
  it('shows the first words before the last are written, across paragraphs', async () => {
    const partials: string[] = [];
    let seenBeforeTheEnd = 0;
    const pieces = ['{"paragraphs":["El', ' barco"', ',"La no', 'che"]}'];
    server.next(
      streams(pieces, { between: async () => expect.poll(() => partials.length).toBe(++seenBeforeTheEnd) }),
    );
    const translation = await make().translate(
      toSpanish('The ship\n\nThe night', { onPartial: (soFar) => partials.push(soFar) }),
    );
    expect(partials).toEqual(['El', 'El barco', 'El barco\n\nLa no', 'El barco\n\nLa noche']);
    expect(translation.text).toBe('El barco\n\nLa noche');
    expect(server.seen[0]?.body.stream).toBe(true);
  });

  it('never shows a refusal, and retries once', async () => {
    const partials: string[] = [];
    const refusal = streams(['{"paragraphs":["I’m sorry', ', but I', ' can’t help with that', '"]}']);
    server.next(refusal, streams(['{"paragraphs":["Hola', '."]}']));
    await make().translate(toSpanish('Hello.', { onPartial: (soFar) => partials.push(soFar) }));
    expect(partials).toEqual(['Hola', 'Hola.']);
  });

  it('stops an endless response', async () => {
    const endless = ['{"paragraphs":["', ...Array.from({ length: 400 }, () => 'la la la la ')];
    server.next(streams(endless, { ending: false }), says('Hola.'));
    const { text } = await make().translate(toSpanish('Hello.', { onPartial: () => {} }));
    expect(text).toBe('Hola.');
  });

  it('fails when the connection closes before the end', async () => {
    server.next(streams(['{"paragraphs":["Ho'], { ending: false }));
    const translation = make().translate(toSpanish('Hello.', { onPartial: () => {} }));
    await expect(translation).rejects.toMatchObject({ code: 'provider-unavailable' });
  });

  it('accepts a complete response from a server that does not stream', async () => {
    const partials: string[] = [];
    server.next(says('Hola.'));
    await make().translate(toSpanish('Hello.', { onPartial: (soFar) => partials.push(soFar) }));
    expect(partials).toEqual(['Hola.']);
  });

  it('disconnects from the provider when the caller aborts', async () => {
    const leaving = new AbortController();
    const gone = new Promise<void>((resolve) => {
      server.next((_, response) => {
        response.on('close', () => resolve());
        leaving.abort();
      });
    });
    const translation = make().translate(toSpanish('Hello.', { signal: leaving.signal }));
    await expect(translation).rejects.toMatchObject({ name: 'AbortError' });
    await gone;
  });
});

describe('provider failures', () => {
  const rateLimit = { error: { message: 'Slow down', type: 'requests', code: 'rate_limit_exceeded' } };
  const quotaExhausted = {
    error: { message: 'Quota', type: 'insufficient_quota', code: 'insufficient_quota' },
  };

  it('are retried if the status is 429 or 5xx, after the pause in Retry-After', async () => {
    server.next(json(429, rateLimit, { 'retry-after-ms': '5' }), json(503, 'down'), says('Hola.'));
    expect(await make().translate(toSpanish('Hello.'))).toEqual({ text: 'Hola.' });
  });

  it.each([
    ['three failures in a row', json(500, {}), 3, 'provider-unavailable'],
    ['an exhausted quota', json(429, quotaExhausted), 1, 'provider-unavailable'],
    [
      'a Retry-After that is too long to wait',
      json(429, rateLimit, { 'retry-after': '60' }),
      1,
      'provider-unavailable',
    ],
    [
      'a wrong key',
      json(401, { error: { message: 'Key', code: 'invalid_api_key' } }),
      1,
      'provider-unavailable',
    ],
    ['an unknown model', json(404, { error: 'model "m" not found' }), 1, 'provider-failed'],
  ])('are reported after %s', async (_, act, requests, code) => {
    server.next(act, act, act, act);
    await expect(make().translate(toSpanish('Hello.'))).rejects.toMatchObject({ code });
    expect(server.seen).toHaveLength(requests);
  });

  it('are reported with the time to wait but without the provider’s message', async () => {
    server.next(json(429, rateLimit, { 'retry-after': '60' }));
    const error = await make()
      .translate(toSpanish('Hello.'))
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ headers: { 'retry-after': '60' } });
    expect(JSON.stringify((error as { body(): object }).body())).not.toContain('Slow down');
  });

  it('are reported when nothing listens at the URL', async () => {
    const translation = make({ baseUrl: 'http://127.0.0.1:9' }).translate(toSpanish('Hello.'));
    await expect(translation).rejects.toMatchObject({ code: 'provider-unavailable' });
  });

  it('are not retried after silence', async () => {
    server.next(() => {});
    const wait = vi.fn(async () => {});
    const translation = make({ silenceMs: 40, wait }).translate(toSpanish('Hello.'));
    await expect(translation).rejects.toMatchObject({ code: 'provider-unavailable' });
    expect(wait).not.toHaveBeenCalled();
  });

  it('are reported when a response never ends', async () => {
    server.next(async (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      while (!response.destroyed) {
        response.write(': still here\n\n');
        await setImmediate();
      }
    });
    const wait = vi.fn(async () => {});
    const translation = make({ totalMs: 40, wait }).translate(toSpanish('Hello.', { onPartial: () => {} }));
    await expect(translation).rejects.toMatchObject({ code: 'provider-unavailable' });
    expect(wait).not.toHaveBeenCalled();
  });

  it('are reported when the response is a web page', async () => {
    server.next((_, response) => void response.end('<html>Welcome</html>'));
    await expect(make().translate(toSpanish('Hello.'))).rejects.toMatchObject({ code: 'provider-failed' });
  });
});
