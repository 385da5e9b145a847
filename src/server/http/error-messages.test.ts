import { expect, it } from 'vitest';
import { keyScopes } from '../../shared/key-scopes.ts';
import { createTestApp } from '../testing/test-app.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64)';

async function setUp() {
  const { app, signIn } = await createTestApp({
    deps: { recognition: { transcribe: async () => ({ text: 'What was said' }) } },
  });
  const person = await signIn('person');
  const payload = { name: 'My program', scopes: keyScopes };
  const created = await app.inject({ method: 'POST', url: '/api/keys', headers: person.headers, payload });
  const bearer = { authorization: `Bearer ${created.json<{ key: string }>().key}` };
  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
  const send = async (method: Method, url: string, payload?: object | string, headers = {}) => {
    const response = await app.inject({
      method,
      url,
      headers: { ...bearer, ...headers },
      ...(payload !== undefined && { payload }),
    });
    return { status: response.statusCode, headers: response.headers, ...response.json() };
  };
  return { app, bearer, person, send };
}

const text = { text: 'Hello', language: 'en-US' };
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'multipart/form-data; boundary=x' };
const part = (name: string, content: string, file = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n${content}\r\n`;

it.each<[string, string, object | string, object, number, string, RegExp]>([
  ['no text', '/api/transcriptions', { language: 'en-US' }, {}, 400, 'text', /^text: is required$/],
  ['a number', '/api/transcriptions', { ...text, text: 5 }, {}, 400, 'text', /^text: must be a string$/],
  [
    'no language',
    '/api/transcriptions',
    { text: 'Hello' },
    {},
    400,
    'language',
    /is required \(one of .*en-US/,
  ],
  [
    'no such language',
    '/api/transcriptions',
    { ...text, language: 'xx' },
    {},
    400,
    'language',
    /must be one of .*en-US/,
  ],
  [
    'no such voice',
    '/api/text-to-speech',
    { ...text, voice: 'x' },
    {},
    400,
    'voice',
    /^voice: must be one of /,
  ],
  ['a list', '/api/transcriptions', [], {}, 400, 'body', /^body: must be an object$/],
  ['text in quotes', '/api/transcriptions', '"Hello"', json, 400, 'body', /^body: must be an object$/],
  ['broken JSON', '/api/transcriptions', '{"text":', json, 400, 'body', /not valid JSON/],
  [
    'plain text',
    '/api/transcriptions',
    'Hello',
    { 'content-type': 'text/plain' },
    415,
    'content-type',
    /application\/json/,
  ],
  [
    'a form',
    '/api/translate',
    'text=Hello',
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
    'content-type',
    /application\/json/,
  ],
  [
    'a bare recording',
    '/api/transcribe',
    'ID3',
    { 'content-type': 'audio/mpeg' },
    415,
    'content-type',
    /multipart\/form-data/,
  ],
  [
    'two files',
    '/api/transcribe',
    `${part('file', 'a', 'a.mp3')}${part('file', 'b', 'b.mp3')}--x--\r\n`,
    form,
    400,
    'file',
    /^file: send only one$/,
  ],
  [
    'the name of a file',
    '/api/transcribe',
    `${part('file', 'talk.mp3')}${part('language', 'en-US')}--x--\r\n`,
    form,
    400,
    'file',
    /^file: must be a file \(with curl: -F file=@NAME\)$/,
  ],
  [
    'a form without a language',
    '/api/transcribe',
    `${part('file', 'a', 'a.mp3')}--x--\r\n`,
    form,
    400,
    'language',
    /is required/,
  ],
  [
    'a long text',
    '/api/transcriptions',
    { ...text, text: 'a'.repeat(2_000) },
    {},
    400,
    'text',
    /1,000|limit|shorten/i,
  ],
  ['a huge body', '/api/tidy', { ...text, text: 'a'.repeat(200_000) }, {}, 413, 'body', /larger than 128 KB/],
  [
    'the same language',
    '/api/translate',
    { text: 'Hello', source: 'en', target: 'en', sourceLanguage: 'en-US', targetLanguage: 'en-US' },
    {},
    400,
    'targetLanguage',
    /already in that language/,
  ],
])(
  'names the field and says what to send instead of %s',
  { tags: ['R-10.5'] },
  async (_what, url, payload, headers, status, field, message) => {
    const { send } = await setUp();
    const refused = await send('POST', url, payload, headers);
    expect(refused).toMatchObject({ status, field, message: expect.stringMatching(message) });
    expect(refused.error).toBe(refused.message);
  },
);

it('describes the fields of a key in plain words', async () => {
  const { app, person } = await setUp();
  const create = async (body: object) => {
    const payload = { name: 'My program', scopes: ['read'], ...body };
    return (await app.inject({ method: 'POST', url: '/api/keys', headers: person.headers, payload })).json();
  };
  expect(await create({ name: '' })).toMatchObject({ message: 'name: must not be empty' });
  expect(await create({ name: 'a\nb' })).toMatchObject({ message: 'name: must be one line of text' });
  expect(await create({ name: 'a'.repeat(500) })).toMatchObject({
    message: expect.stringMatching(/^name: must have at most \d+ characters$/),
  });
  expect(await create({ scopes: [] })).toMatchObject({ message: 'scopes: must not be empty' });
  expect(await create({ scopes: ['all'] })).toMatchObject({
    field: 'scopes.0',
    message: expect.stringMatching(/must be one of read, /),
  });
  expect(await create({ expiresAt: 'soon' })).toMatchObject({
    message: 'expiresAt: must be a time in UTC, such as 2030-01-31T12:00:00Z',
  });
});

it('tells programs to send a key, and people to sign in', async () => {
  const { app, bearer } = await setUp();
  const url = '/api/transcriptions/user/me';
  const message = async (headers: Record<string, string>) =>
    (await app.inject({ url, headers })).json().message;
  expect(await message({ 'user-agent': 'curl/8' })).toContain('Authorization: Bearer rh_');
  expect(await message({ authorization: bearer.authorization.slice('Bearer '.length) })).toContain(
    'Authorization: Bearer rh_',
  );
  expect(await message({ 'user-agent': browser })).toBe('Please sign in to continue.');
  expect(await message({ authorization: 'Bearer rh_YOUR_KEY' })).toMatch(
    /revoked\. Create one .*\/developers/,
  );
});

it('tells programs how to name their owner, a revision and a repeated request', async () => {
  const { send } = await setUp();
  expect((await send('GET', '/api/transcriptions/user/somebody')).message).toContain('“me”');
  const saved = await send('POST', '/api/transcriptions', text, { 'idempotency-key': 'a' });
  const url = `/api/transcriptions/${saved.transcriptionId}`;
  expect(await send('PUT', url, text, { 'if-match': '"99"' })).toMatchObject({
    code: 'document-changed',
    field: 'if-match',
    message: expect.stringContaining('The text is at revision 1,'),
  });
  const other = { ...text, text: 'Other' };
  const reused = await send('POST', '/api/transcriptions', other, { 'idempotency-key': 'a' });
  expect(reused.message).toContain('Use a new one');
});

it('names the methods of an address that is called with another one', async () => {
  const { send } = await setUp();
  expect(await send('PUT', '/api/transcriptions', text)).toMatchObject({
    status: 405,
    code: 'method-not-allowed',
    headers: { allow: 'POST' },
    message: 'This address doesn’t take PUT. Use POST.',
  });
  expect(await send('GET', '/api/nowhere')).toMatchObject({
    status: 404,
    code: 'not-found',
    message: 'There is no call GET /api/nowhere. The page /developers lists all calls.',
  });
  const url = '/api/transcriptions/9483c5de-59a2-48dd-b0d0-54d33eae5f85';
  expect((await send('GET', url)).message).toBe('We couldn’t find what you’re looking for.');
});
