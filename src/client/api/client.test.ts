import { expect, test, vi } from 'vitest';
import { ApiError, createApiClient, InvalidAnswerError } from './client.ts';

function createHarness(answer: Response, token: () => Promise<string | null> = async () => 'fresh') {
  const fetchFake = vi.fn<typeof fetch>(async () => answer.clone());
  const onSignedOut = vi.fn();
  const client = createApiClient({ fetch: fetchFake, token, onSignedOut });
  const sent = () => {
    const [url, init] = fetchFake.mock.calls[0] ?? [];
    return { url, init, headers: init?.headers as Record<string, string> };
  };
  return { client, sent, onSignedOut, fetchFake };
}

const save = { body: { text: 'hi', language: 'en-US', userId: 'u' } } as const;

test('a read is a GET to exactly the path, with cookies, parsed as JSON', {
  tags: ['R-7.1', 'R-7.2'],
}, async () => {
  const { client, sent } = createHarness(Response.json({ count: 2, more: 'stripped' }));
  await expect(client.get('inviteCount', { params: { userId: 'a/b' } })).resolves.toEqual({ count: 2 });
  expect(sent().url).toBe('/api/invites/count/a%2Fb');
  expect(sent().init).toMatchObject({ method: 'GET', credentials: 'include' });
});

test('a write has a JSON body and content type only when there is a body', { tags: ['R-7.3'] }, async () => {
  const without = createHarness(new Response(null, { status: 204 }));
  await without.client.send('logout');
  expect(without.sent().init).not.toHaveProperty('body');
  expect(without.sent().headers).not.toHaveProperty('Content-Type');

  const withBody = createHarness(Response.json({}));
  await withBody.client.send('saveTranscription', save);
  expect(withBody.sent().headers['Content-Type']).toBe('application/json');
  expect(JSON.parse(String(withBody.sent().init?.body))).toEqual(save.body);
  expect(withBody.sent().init?.credentials).toBe('include');
});

test('a write returns the answer unparsed, also an empty one', { tags: ['R-7.4'] }, async () => {
  const { client } = createHarness(new Response(null, { status: 204 }));
  const response = await client.send('logout');
  expect(response).toBeInstanceOf(Response);
  expect(response.bodyUsed).toBe(false);
});

test('the bearer is sent when there is one; without it the request goes ahead', {
  tags: ['R-6.17', 'R-7.5'],
}, async () => {
  const signedIn = createHarness(Response.json([]));
  await signedIn.client.get('voices');
  expect(signedIn.sent().headers.Authorization).toBe('Bearer fresh');

  const failing = createHarness(Response.json([]), () => Promise.reject(new Error('down')));
  await failing.client.get('voices');
  expect(failing.sent().headers).not.toHaveProperty('Authorization');
});

test('an error is the status, a colon, a space and the body', { tags: ['R-8.1'] }, async () => {
  const { client } = createHarness(new Response('short and stout', { status: 418 }));
  await expect(client.get('voices')).rejects.toMatchObject({ message: '418: short and stout' });
});

test('with an empty body the status text stands in', { tags: ['R-8.2'] }, async () => {
  const { client } = createHarness(new Response('', { status: 503, statusText: 'Service Unavailable' }));
  await expect(client.send('logout')).rejects.toMatchObject({ message: '503: Service Unavailable' });
});

test('an error of ours carries its code and its sentence', async () => {
  const body = { code: 'save-limit', message: 'Full.', error: 'Full.', requiresUpgrade: true };
  const { client, onSignedOut } = createHarness(Response.json(body, { status: 403 }));
  const error = await client.send('saveTranscription', save).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 403, code: 'save-limit', serverMessage: 'Full.' });
  expect(onSignedOut).not.toHaveBeenCalled();
});

test.each([
  ['in our words', '{"code":"sign-in-required"}'],
  ['in anyone else’s', ''],
])(
  'an ended session, told %s, reaches the page once, without a redirect',
  { tags: ['R-8.3'] },
  async (_, body) => {
    const { client, onSignedOut } = createHarness(new Response(body, { status: 401 }));
    await expect(client.get('session')).rejects.toThrow('401: ');
    expect(onSignedOut).toHaveBeenCalledOnce();
  },
);

test('nothing is tried twice', { tags: ['R-7.6'] }, async () => {
  const { client, fetchFake } = createHarness(new Response('', { status: 500 }));
  await expect(client.get('voices')).rejects.toThrow();
  expect(fetchFake).toHaveBeenCalledOnce();
});

test('an answer that breaks the contract is an error', async () => {
  const { client } = createHarness(Response.json({ count: 'two' }));
  await expect(client.get('inviteCount', { params: { userId: 'u' } })).rejects.toThrow(InvalidAnswerError);
});
