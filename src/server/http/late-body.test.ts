import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const newKey = { url: '/api/keys', body: { name: 'Left behind', scopes: ['read'] } };

async function setUp() {
  const test = await createTestApp();
  const { promise: admitted, resolve } = Promise.withResolvers<void>();
  // Runs once it is known who sends the request, and before its body is read.
  test.app.addHook('preParsing', async (request) => {
    if (request.headers['x-late']) resolve();
  });
  const { headers } = await test.signIn('me', 'premium');
  const post = (url: string, payload?: object) =>
    test.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });

  /** Does something between the head of a request and its body. */
  async function postLate(
    { url, body }: { url: string; body: object },
    meanwhile: () => Promise<unknown>,
    credentials: Record<string, string> = headers,
  ) {
    const payload = new PassThrough();
    const late = { ...credentials, 'content-type': 'application/json', 'x-late': '1' };
    const response = test.app.inject({ method: 'POST', url, payload, headers: late });
    payload.write(' ');
    await admitted;
    await meanwhile();
    payload.end(JSON.stringify(body));
    return response;
  }
  return { test, headers, post, postLate };
}

describe('a request whose body arrives late', () => {
  it('succeeds if its sender is still signed in', async () => {
    const { postLate } = await setUp();
    const response = await postLate(newKey, async () => {});
    expect(response.statusCode).toBe(201);
  });

  it('leaves no API key behind if the account was deleted meanwhile', async () => {
    const { test, post, postLate } = await setUp();
    const response = await postLate(newKey, () =>
      post('/api/account/me/delete', { email: 'me@example.com' }),
    );
    expect([response.statusCode, response.json().code]).toEqual([401, 'sign-in-required']);
    expect(await test.db.selectFrom('account_deletions').select('user_id').execute()).toHaveLength(1);
    expect(await test.db.selectFrom('api_keys').select('id').execute()).toEqual([]);
  });

  it('adds no webhook if its sender was signed out everywhere meanwhile', async () => {
    const { test, post, postLate } = await setUp();
    const webhook = { url: '/api/webhooks', body: { url: 'https://example.com/' } };
    const response = await postLate(webhook, () => post('/api/auth/logout-everywhere'));
    expect([response.statusCode, response.json().code]).toEqual([401, 'sign-in-required']);
    expect(await test.db.selectFrom('webhooks').select('id').execute()).toEqual([]);
  });

  it('saves nothing if its API key was revoked meanwhile', async () => {
    const { test, headers, post, postLate } = await setUp();
    const { id, key } = (await post('/api/keys', { name: 'Program', scopes: ['write'] })).json();
    const save = { url: '/api/transcriptions', body: { text: 'a', language: 'en-US' } };
    const revoke = () => test.app.inject({ method: 'DELETE', url: `/api/keys/${id}`, headers });
    const response = await postLate(save, revoke, { authorization: `Bearer ${key}` });
    expect([response.statusCode, response.json().code]).toEqual([401, 'key-invalid']);
    expect(await test.db.selectFrom('transcriptions').select('id').execute()).toEqual([]);
  });
});
