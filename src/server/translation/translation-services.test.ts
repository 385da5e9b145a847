import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { translationBody } from '../testing/test-bodies.ts';
import { json, startChatServer } from '../testing/test-chat-server.ts';
import {
  createTranslationProvider,
  type TranslateOptions,
  type TranslationProtocol,
} from './translation-provider.ts';

let server: Awaited<ReturnType<typeof startChatServer>>;
beforeAll(async () => {
  server = await startChatServer();
});
afterEach(() => server.reset());
afterAll(() => server.close());

const make = (protocol: TranslationProtocol, apiKey?: string) =>
  createTranslationProvider({ protocol, apiKey, baseUrl: server.origin, wait: async () => {} });
const order = (text: string, more: Partial<TranslateOptions> = {}) =>
  ({ text, source: 'en-US', target: 'es-ES', ...more }) as const;
const requests = () => server.seen.map(({ path, body }) => [path, body]);

interface ServiceSamples {
  languages: ReturnType<typeof json>[];
  says(...texts: string[]): ReturnType<typeof json>;
  sent(...texts: string[]): [path: string, body: object];
}

const libreLanguages = (...codes: string[]) =>
  json(
    200,
    codes.map((code) => ({ code, name: code, targets: codes })),
  );
const deeplLanguages = (...codes: string[]) =>
  json(
    200,
    codes.map((language) => ({ language, name: language })),
  );

const samples: Record<'libretranslate' | 'deepl', ServiceSamples> = {
  libretranslate: {
    languages: [libreLanguages('en', 'es', 'zh')],
    says: (...texts) => json(200, { translatedText: texts }),
    sent: (...texts) => [
      '/translate',
      { q: texts, source: 'en', target: 'es', format: 'text', api_key: 'key:fx' },
    ],
  },
  deepl: {
    languages: [deeplLanguages('EN', 'ZH'), deeplLanguages('EN-US', 'ES', 'ZH-HANS')],
    says: (...texts) => json(200, { translations: texts.map((text) => ({ text })) }),
    sent: (...texts) => ['/v2/translate', { text: texts, source_lang: 'EN', target_lang: 'ES' }],
  },
};

describe.each(['libretranslate', 'deepl'] as const)('%s', (protocol) => {
  const { languages, says, sent } = samples[protocol];
  const languageRequests = languages.length;

  it('keeps the layout and sends all paragraphs together', async () => {
    server.next(...languages, says('Hola.', 'Buenas noches.'));
    const made = await make(protocol, 'key:fx').translate(order('Hello.\n\n  Good night.\n'));
    expect(made).toEqual({ text: 'Hola.\n\n  Buenas noches.\n' });
    expect(requests().slice(languageRequests)).toEqual([sent('Hello.', 'Good night.')]);
    const authorization = protocol === 'deepl' ? 'DeepL-Auth-Key key:fx' : undefined;
    expect(server.seen[0]?.authorization).toBe(authorization);
  });

  it('streams paragraph by paragraph', async () => {
    server.next(...languages, says('Hola.'), says('Buenas noches.'));
    const shown: string[] = [];
    const onPartial = (soFar: string) => shown.push(soFar);
    const text = 'Hello.\nGood night.';
    expect(await make(protocol).translate(order(text, { onPartial }))).toEqual({
      text: 'Hola.\nBuenas noches.',
    });
    expect(shown).toEqual(['Hola.', 'Hola.\nBuenas noches.']);
  });

  it('requests the list of languages once', async () => {
    server.next(...languages, says('Uno.'), says('Dos.'));
    const translator = make(protocol);
    await translator.translate(order('One.'));
    await translator.translate(order('Two.'));
    expect(server.seen).toHaveLength(languageRequests + 2);
  });

  it('converts to pinyin itself and lists the available pairs', async () => {
    server.next(...languages, says('你好。'));
    const translator = make(protocol);
    expect(await translator.translate(order('Hello.', { target: 'zh-CN-pinyin' }))).toEqual({
      text: 'Nǐ hǎo.',
      speakableText: '你好。',
    });
    const pairs = await translator.pairs?.();
    expect(pairs?.['en-US']).toEqual(['es-ES', 'zh-CN', 'zh-CN-pinyin']);
    expect(pairs?.['zh-CN']).toEqual(expect.arrayContaining(['en-US', 'zh-TW', 'zh-CN-pinyin']));
    expect(pairs?.['th-TH']).toEqual([]);
  });

  it('sends the context only to a service that reads it', async () => {
    server.next(...languages, says('Se fue.'));
    const context = ['Ann was here.', 'She was tired.'];
    await make(protocol, 'key:fx').translate(order('She left.', { context }));
    const [path, body] = sent('She left.');
    const more = protocol === 'deepl' ? { context: 'Ann was here. She was tired.' } : {};
    expect(requests().slice(languageRequests)).toEqual([[path, { ...body, ...more }]]);
  });

  it.each([
    [true, { user: 'ann' }],
    [undefined, {}],
  ])('names the person who waits only to an engine on this computer (%s)', async (bySentence, more) => {
    server.next(...languages, says('Hola.'));
    const provider = createTranslationProvider({
      protocol,
      apiKey: 'key:fx',
      baseUrl: server.origin,
      bySentence: protocol === 'libretranslate' ? bySentence : undefined,
    });
    await provider.translate(order('Hello.', { userId: 'ann' }));
    const [path, body] = sent('Hello.');
    const expected = protocol === 'libretranslate' ? { ...body, ...more } : body;
    expect(requests().slice(languageRequests)).toEqual([[path, expected]]);
  });

  it('refuses an unsupported language pair without a request', async () => {
    server.next(...languages);
    await expect(make(protocol).translate(order('Hello.', { target: 'th-TH' }))).rejects.toMatchObject({
      code: 'unsupported-pair',
      status: 400,
    });
    expect(server.seen).toHaveLength(languageRequests);
  });

  it('retries after a flawed response', async () => {
    server.next(...languages, says('Hola.', 'Otra.'), says('Hola.'));
    expect(await make(protocol).translate(order('Hello.'))).toEqual({ text: 'Hola.' });
  });

  it.each([
    ['a wrong key', json(403, { error: 'Invalid API key', message: 'Forbidden' }), 1, 'provider-unavailable'],
    ['a rate limit', json(429, { error: 'Slowdown' }), 3, 'provider-busy'],
    ['a server error', json(500, { error: 'no' }), 3, 'provider-unavailable'],
    ['an unexpected response', json(200, { hello: 'world' }), 1, 'provider-failed'],
    ['an invalid request', json(400, { error: 'no' }), 1, 'provider-failed'],
  ])('fails with %s', async (_, act, times, code) => {
    server.next(...languages, act, act, act);
    await expect(make(protocol).translate(order('Hello.'))).rejects.toMatchObject({ code });
    expect(server.seen).toHaveLength(languageRequests + times);
  });

  it('fails while the languages cannot be listed, and recovers afterwards', async () => {
    const down = json(500, {});
    const translator = make(protocol);
    server.next(down, down, down, down, down, down);
    await expect(translator.translate(order('Hello.'))).rejects.toMatchObject({
      code: 'provider-unavailable',
    });
    server.reset();
    server.next(...languages, says('Hola.'));
    expect(await translator.translate(order('Hello.'))).toEqual({ text: 'Hola.' });
  });
});

it('supports both the older and the newer language codes of LibreTranslate', async () => {
  const targetOf = async (codes: string[], target: TranslateOptions['target']) => {
    server.reset();
    server.next(libreLanguages('en', ...codes), json(200, { translatedText: ['Text.'] }));
    await make('libretranslate').translate(order('Text.', { target }));
    return server.seen[1]?.body.target;
  };
  expect(await targetOf(['zh', 'zt'], 'zh-TW')).toBe('zt');
  expect(await targetOf(['zh-Hans', 'zh-Hant'], 'zh-TW')).toBe('zh-Hant');
  expect(await targetOf(['pt', 'pb'], 'pt-BR')).toBe('pb');
  expect(await targetOf(['pt'], 'pt-BR')).toBe('pt');
  expect(await targetOf(['tl'], 'tl-PH')).toBe('tl');
});

describe('through the API', () => {
  async function setUp(protocol: TranslationProtocol) {
    const test = await createTestApp({ deps: { translator: make(protocol, 'key') } });
    const person = await test.signIn('person');
    const translate = (more: object = {}) =>
      test.app.inject({
        method: 'POST',
        url: '/api/translate',
        headers: person.headers,
        payload: { ...translationBody('person', 'free', 'Hello.'), ...more },
      });
    const remaining = async () =>
      (await test.app.inject({ url: '/api/translation-allowance/person', headers: person.headers })).json<{
        remaining: number;
      }>().remaining;
    return { ...test, translate, remaining };
  }

  it('reports that DeepL’s quota is used up, without charging', async () => {
    const { translate, remaining } = await setUp('deepl');
    server.next(...samples.deepl.languages, json(456, { message: 'Quota exceeded' }));
    const response = await translate();
    expect([response.statusCode, response.json()]).toEqual([
      503,
      expect.objectContaining({
        code: 'provider-quota',
        message: 'This server has used up its translation quota. Please try again later.',
      }),
    ]);
    expect(await remaining()).toBe(1);
  });

  it('reports an unsupported language pair, without charging', async () => {
    const { translate, remaining, app } = await setUp('libretranslate');
    server.next(...samples.libretranslate.languages);
    const response = await translate({ target: 'th', targetLanguage: 'th-TH' });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'unsupported-pair' }),
    ]);
    expect(await remaining()).toBe(1);
    const { pairs } = (await app.inject('/api/translation-pairs')).json();
    expect(pairs['en-US']).toEqual(['es-ES', 'zh-CN', 'zh-CN-pinyin']);
  });

  it('lists no pairs for language models, or when the service cannot list them', async () => {
    const models = await setUp('openai');
    expect((await models.app.inject('/api/translation-pairs')).json()).toEqual({ pairs: null });
    const silent = await setUp('deepl');
    server.next(json(403, {}), json(403, {}));
    expect((await silent.app.inject('/api/translation-pairs')).json()).toEqual({ pairs: null });
  });
});
