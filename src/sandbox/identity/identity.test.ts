import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as client from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../server.ts';

const redirectUri = 'http://localhost:4321/callback';
const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
let clock = Date.now();
let sandbox: Sandbox;
let config: client.Configuration;

beforeAll(async () => {
  sandbox = await createSandbox({
    port: 0,
    dataDir,
    appUrl: 'http://localhost:4321',
    webhookSecret: '',
    now: () => clock,
  });
  config = await client.discovery(new URL(`${sandbox.origin}/identity`), 'client', 'secret', undefined, {
    execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks],
  });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(() => {
  clock = Date.now();
});

const checks = {
  pkceCodeVerifier: client.randomPKCECodeVerifier(),
  expectedState: 'the-state',
  expectedNonce: 'the-nonce',
};

async function authorizeUrl(extra: Record<string, string> = {}) {
  return client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(checks.pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    ...extra,
  });
}

const follow = async (url: URL, init?: RequestInit) => {
  const response = await fetch(url, { redirect: 'manual', ...init });
  return { status: response.status, location: response.headers.get('location'), text: await response.text() };
};

async function callbackFor(email: string): Promise<URL> {
  const { location } = await follow(await authorizeUrl({ login_hint: email }));
  return new URL(location ?? '');
}

const claimsFor = async (callback: URL) =>
  (await client.authorizationCodeGrant(config, callback, checks)).claims();

describe('signing in', () => {
  it('signs in the person named by the login hint, with a stable numeric sub', async () => {
    const first = await claimsFor(await callbackFor('New.Person@example.test'));
    const second = await claimsFor(await callbackFor('new.person@example.test'));
    expect(first).toMatchObject({ email: 'new.person@example.test', name: 'New Person' });
    expect(first?.sub).toMatch(/^1\d{20}$/);
    expect(second?.sub).toBe(first?.sub);
    expect((await claimsFor(await callbackFor('other@example.test')))?.sub).not.toBe(first?.sub);
  });

  it('offers test accounts, one of them with a photo', async () => {
    const { text } = await follow(await authorizeUrl());
    expect(text).toContain('Test Person One');
    expect(text).toContain('Test service on this computer');
    const claims = await claimsFor(await callbackFor('one@people.test'));
    expect((await fetch(String(claims?.picture))).headers.get('content-type')).toBe('image/svg+xml');
    expect((await claimsFor(await callbackFor('two@people.test')))?.picture).toBeUndefined();
    const broken = await claimsFor(await callbackFor('three@people.test'));
    expect((await fetch(String(broken?.picture))).status).toBe(404);
  });

  it('returns access_denied with the state when the user cancels', async () => {
    const fields = (await authorizeUrl()).searchParams;
    fields.set('cancel', '1');
    const { location } = await follow(new URL('/identity/choose', sandbox.origin), {
      method: 'POST',
      body: fields,
    });
    expect(Object.fromEntries(new URL(location ?? '').searchParams)).toMatchObject({
      error: 'access_denied',
      state: 'the-state',
    });
  });

  it('escapes all external input', async () => {
    const { text } = await follow(await authorizeUrl({ state: '"><script>alert(1)</script>' }));
    expect(text).not.toContain('<script>');
  });
});

describe('refusals', () => {
  it.each([
    ['a redirect URI on another site', { redirect_uri: 'https://elsewhere.test/callback' }],
    ['a redirect URI that only starts like ours', { redirect_uri: 'http://localhost:43210/callback' }],
    ['no PKCE', { code_challenge_method: 'plain' }],
    ['no openid scope', { scope: 'email' }],
  ])('shows a page for %s, never a redirect', async (_case, extra) => {
    const { status, location } = await follow(await authorizeUrl(extra));
    expect([status, location]).toEqual([400, null]);
  });

  it('accepts a code only once', async () => {
    const callback = await callbackFor('one@people.test');
    await claimsFor(callback);
    await expect(claimsFor(callback)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('refuses an expired code', async () => {
    const callback = await callbackFor('one@people.test');
    clock += 61_000;
    await expect(claimsFor(callback)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('refuses a code without its verifier', async () => {
    const callback = await callbackFor('one@people.test');
    const wrong = { ...checks, pkceCodeVerifier: client.randomPKCECodeVerifier() };
    await expect(client.authorizationCodeGrant(config, callback, wrong)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });
});

describe('forged ID tokens', () => {
  it.each(['signature', 'nonce', 'audience', 'issuer', 'expired', 'none'])('%s', async (forge) => {
    const callback = await callbackFor('one@people.test');
    await fetch(`${sandbox.origin}/_sandbox/next`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service: 'identity', forge }),
    });
    await expect(claimsFor(callback)).rejects.toThrow();
    expect(await claimsFor(await callbackFor('one@people.test'))).toBeDefined();
  });
});
