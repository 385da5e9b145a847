import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { translationBody } from '../testing/test-bodies.ts';
import { json, says, startChatServer } from '../testing/test-chat-server.ts';
import { keepsTerms } from './term-check.ts';
import { createTranslationProvider, type TranslateOptions } from './translation-provider.ts';

let server: Awaited<ReturnType<typeof startChatServer>>;
beforeAll(async () => {
  server = await startChatServer();
});
afterEach(() => server.reset());
afterAll(() => server.close());

const glossary = [
  { term: 'Kubernetes', translation: 'Kubernetes' },
  { term: 'Harbour Trust', translation: 'Fundación del Puerto' },
];
const make = (protocol: 'openai' | 'deepl' | 'libretranslate') =>
  createTranslationProvider({
    protocol,
    baseUrl: server.origin,
    model: 'm',
    apiKey: 'key',
    wait: async () => {},
  });
const order = (text: string): TranslateOptions => ({ text, source: 'en-US', target: 'es-ES', glossary });

describe('a language model', () => {
  it('gets the glossary as data, and a rule to follow it', async () => {
    server.next(says('Usamos Kubernetes.'));
    expect(await make('openai').translate(order('We use Kubernetes.'))).toEqual({
      text: 'Usamos Kubernetes.',
    });
    const [system, user] = server.seen[0]?.body.messages ?? [];
    expect(JSON.parse(user?.content ?? '')).toMatchObject({ glossary, paragraphs: ['We use Kubernetes.'] });
    expect(system?.content).toContain('"glossary"');
    expect(system?.content).not.toContain('Kubernetes');
  });

  it('gets a second request if it ignores a term, and that response is accepted', async () => {
    server.next(says('Usamos Cubernetes.'), says('Usamos el timonel.'));
    expect(await make('openai').translate(order('We use Kubernetes.'))).toEqual({
      text: 'Usamos el timonel.',
    });
    expect(server.seen).toHaveLength(2);
  });

  it('gets no rule about a glossary if there is none', async () => {
    server.next(says('Hola.'));
    await make('openai').translate({ ...order('Hello.'), glossary: [] });
    expect(server.seen[0]?.body.messages[0]?.content).not.toContain('glossary');
    expect(server.seen[0]?.body.messages[1]?.content).not.toContain('glossary');
  });
});

describe('DeepL', () => {
  const languages = [json(200, [{ language: 'EN' }]), json(200, [{ language: 'ES' }])];
  const translated = (text: string) => json(200, { translations: [{ text }] });

  it('gets the fixed translation in a tag that it leaves alone', async () => {
    server.next(...languages, translated('<x>Fundación del Puerto</x> &amp; Cía usa <x>Kubernetes</x>.'));
    const made = await make('deepl').translate(order('Harbour Trust & Co use Kubernetes.'));
    expect(made).toEqual({ text: 'Fundación del Puerto & Cía usa Kubernetes.' });
    expect(server.seen.at(-1)?.body).toMatchObject({
      text: ['<x>Fundación del Puerto</x> &amp; Co use <x>Kubernetes</x>.'],
      tag_handling: 'xml',
      ignore_tags: ['x'],
    });
  });

  it('gets plain text if the text contains no terms', async () => {
    server.next(...languages, translated('A < B'));
    expect(await make('deepl').translate(order('A < B'))).toEqual({ text: 'A < B' });
    expect(server.seen.at(-1)?.body).toEqual({ text: ['A < B'], source_lang: 'EN', target_lang: 'ES' });
  });

  it('gets the plain text in a second request if it loses a term', async () => {
    server.next(...languages, translated('Usamos esto.'), translated('Usamos Kubernetes.'));
    expect(await make('deepl').translate(order('We use Kubernetes.'))).toEqual({
      text: 'Usamos Kubernetes.',
    });
  });
});

describe('LibreTranslate', () => {
  const languages = json(200, [{ code: 'en' }, { code: 'es' }]);
  const translated = (...texts: string[]) => json(200, { translatedText: texts });

  it('gets placeholders, numbered from zero in each paragraph', async () => {
    server.next(languages, translated('Usamos xz0x.', 'XZ0X y XZ1X.'));
    const made = await make('libretranslate').translate(
      order('We use Kubernetes.\nHarbour Trust and Kubernetes.'),
    );
    expect(made).toEqual({ text: 'Usamos Kubernetes.\nFundación del Puerto y Kubernetes.' });
    expect(server.seen.at(-1)?.body.q).toEqual(['We use XZ0X.', 'XZ0X and XZ1X.']);
  });

  it('gets the plain text in a second request if it loses a placeholder', async () => {
    server.next(languages, translated('Usamos.'), translated('Usamos Kubernetes ahora.'));
    const made = await make('libretranslate').translate(order('We use Kubernetes.'));
    expect(made).toEqual({ text: 'Usamos Kubernetes ahora.' });
    expect(server.seen.at(-1)?.body.q).toEqual(['We use Kubernetes.']);
  });

  it('gets plain text if the text looks like a placeholder itself', async () => {
    server.next(languages, translated('x'), translated('XZ0X y Kubernetes.'));
    const made = await make('libretranslate').translate(order('XZ0X and Kubernetes.'));
    expect(made).toEqual({ text: 'XZ0X y Kubernetes.' });
  });
});

it.each([
  [true, 'У Куберне́теса', 'Kubernetes', 'Куберне́тес'],
  [true, 'In der Hafenstiftung.', 'Harbour Trust', 'Hafenstiftung'],
  [true, 'Der Name der Hafenstiftungen', 'Harbour Trust', 'Hafenstiftung'],
  [false, 'Im Hafen.', 'Harbour Trust', 'Hafenstiftung'],
  [true, 'Nothing to find', 'Absent', 'Missing'],
])('%s: "%s" translates %s as %s', (expected, translated, term, translation) => {
  const source = term === 'Absent' ? 'Nothing' : `The ${term}.`;
  expect(keepsTerms([translated], [source], [{ term, translation }], 'en-US')).toBe(expected);
});

it('uses the user’s dictionary, and translates again when it changes', async () => {
  const requests: TranslateOptions[] = [];
  const translator = {
    translate: async (options: TranslateOptions) => {
      requests.push(options);
      return { text: 'Hola' };
    },
  };
  const test = await createTestApp({ deps: { translator } });
  const { headers } = await test.signIn('ann', 'premium');
  const body = translationBody('ann', 'premium', 'We use Kubernetes.');
  const translate = () => test.app.inject({ method: 'POST', url: '/api/translate', headers, payload: body });
  await translate();
  const entries = [{ written: 'Kubernetes', heard: [], translations: { '*': 'Kubernetes' } }];
  await test.app.inject({ method: 'PUT', url: '/api/dictionary/ann', headers, payload: { entries } });
  await translate();
  await translate();
  expect(requests.map(({ glossary: given }) => given)).toEqual([
    [],
    [{ term: 'Kubernetes', translation: 'Kubernetes' }],
  ]);
});
