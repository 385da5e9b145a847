import { expect, expectTypeOf, test, vi } from 'vitest';
import { ApiError, createApiClient, InvalidResponseError } from './client.ts';
import type { CallName, Contract } from './contract.ts';

function createHarness(response: Response, token: () => Promise<string | null> = async () => 'fresh') {
  const fetchFake = vi.fn<typeof fetch>(async () => response.clone());
  const onSignedOut = vi.fn();
  const client = createApiClient({ fetch: fetchFake, token, onSignedOut });
  const sent = () => {
    const [url, init] = fetchFake.mock.calls[0] ?? [];
    return { url, init, headers: init?.headers as Record<string, string> };
  };
  return { client, sent, onSignedOut, fetchFake };
}

const save = { body: { text: 'hi', language: 'en-US', userId: 'u' } } as const;

test('reads with GET, sends cookies and parses JSON', {
  tags: ['R-7.1', 'R-7.2'],
}, async () => {
  const { client, sent } = createHarness(Response.json({ count: 2, more: 'stripped' }));
  await expect(client.get('inviteCount', { params: { userId: 'a/b' } })).resolves.toEqual({ count: 2 });
  expect(sent().url).toBe('/api/invites/count/a%2Fb');
  expect(sent().init).toMatchObject({ method: 'GET', credentials: 'include' });
});

test('sends a JSON body and content type only when there is a body', { tags: ['R-7.3'] }, async () => {
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

test('returns the response to a write unparsed, even if it is empty', { tags: ['R-7.4'] }, async () => {
  const { client } = createHarness(new Response(null, { status: 204 }));
  const response = await client.send('logout');
  expect(response).toBeInstanceOf(Response);
  expect(response.bodyUsed).toBe(false);
});

test('sends the bearer token if there is one, and no token otherwise', {
  tags: ['R-6.17', 'R-7.5'],
}, async () => {
  const signedIn = createHarness(Response.json([]));
  await signedIn.client.get('voices');
  expect(signedIn.sent().headers.Authorization).toBe('Bearer fresh');

  const failing = createHarness(Response.json([]), () => Promise.reject(new Error('down')));
  await failing.client.get('voices');
  expect(failing.sent().headers).not.toHaveProperty('Authorization');
});

test('uses the status and the body as the error message', { tags: ['R-8.1'] }, async () => {
  const { client } = createHarness(new Response('short and stout', { status: 418 }));
  await expect(client.get('voices')).rejects.toMatchObject({ message: '418: short and stout' });
});

test('uses the status text when the body is empty', { tags: ['R-8.2'] }, async () => {
  const { client } = createHarness(new Response('', { status: 503, statusText: 'Service Unavailable' }));
  await expect(client.send('logout')).rejects.toMatchObject({ message: '503: Service Unavailable' });
});

test('keeps the code and message of our own errors', async () => {
  const body = { code: 'save-limit', message: 'Full.', error: 'Full.', requiresUpgrade: true };
  const { client, onSignedOut } = createHarness(Response.json(body, { status: 403 }));
  const error = await client.send('saveTranscription', save).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 403, code: 'save-limit', userMessage: 'Full.' });
  expect(onSignedOut).not.toHaveBeenCalled();
});

test.each([
  ['with our code', '{"code":"sign-in-required"}'],
  ['without a code', ''],
])('reports an ended session (%s) once, without a redirect', { tags: ['R-8.3'] }, async (_, body) => {
  const { client, onSignedOut } = createHarness(new Response(body, { status: 401 }));
  await expect(client.get('session')).rejects.toThrow('401: ');
  expect(onSignedOut).toHaveBeenCalledOnce();
});

test('never retries', { tags: ['R-7.6'] }, async () => {
  const { client, fetchFake } = createHarness(new Response('', { status: 500 }));
  await expect(client.get('voices')).rejects.toThrow();
  expect(fetchFake).toHaveBeenCalledOnce();
});

test('rejects a response that breaks the contract', async () => {
  const { client } = createHarness(Response.json({ count: 'two' }));
  await expect(client.get('inviteCount', { params: { userId: 'u' } })).rejects.toThrow(InvalidResponseError);
});

test('does not let the page reset the translation count', { tags: ['R-7.27'] }, () => {
  expectTypeOf<'resetTranslationCount'>().toExtend<keyof Contract>();
  expectTypeOf<'resetTranslationCount'>().not.toExtend<CallName>();
});

test('does not send a request that could not be logged', async () => {
  const { fetchFake } = createHarness(Response.json({}));
  const noted = Promise.withResolvers<undefined>();
  const guard = vi.fn(() => noted.promise);
  const client = createApiClient({
    fetch: fetchFake,
    token: async () => null,
    onSignedOut: () => {},
    guard,
  });
  const sending = client.send('saveTranscription', save);
  expect(guard).toHaveBeenCalledWith('saveTranscription', save.body);
  noted.reject(new Error('not logged'));
  await expect(sending).rejects.toThrow('not logged');
  expect(fetchFake).not.toHaveBeenCalled();
});
