import { describe, expect, test } from 'vitest';
import { api, type CallName } from '../../shared/api.ts';
import type { Call } from '../../shared/call.ts';
import { accountDataCalls } from '../../shared/calls/account-data-calls.ts';
import { billingCalls } from '../../shared/calls/billing-calls.ts';
import { hdVoiceIds } from '../../shared/voices.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

async function* sound() {
  yield new Uint8Array(64);
}

const openApp = (env: Record<string, string> = {}) =>
  createTestApp({
    env: { EDITION: 'personal', ...env },
    deps: {
      translator: { translate: async ({ text }: { text: string }) => ({ text }) },
      voice: { voices: hdVoiceIds, speak: async () => sound() },
      recognition: { transcribe: async () => ({ text: 'hello' }) },
    },
  });

const forAccounts = [
  ...Object.keys(billingCalls),
  ...Object.keys(accountDataCalls),
  'inviteBenefits',
  'inviteCount',
  'sendInvite',
];
const forSignIn = ['startSignIn', 'finishSignIn'];
const names = Object.keys(api) as CallName[];

async function ask({ app }: TestApp, name: CallName, headers: Record<string, string> = {}): Promise<string> {
  const call: Call = api[name];
  const response = await app.inject({
    method: call.method,
    url: call.path.replace(/:\w+/g, 'local'),
    headers,
  });
  return response.statusCode < 400 ? 'allowed' : response.json<{ code: string }>().code;
}

const refusals = ['sign-in-required', 'cross-site', 'not-yours'];

const acceptedSources: Record<string, Record<string, string>> = {
  'this machine': {},
  'the page itself': { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:80' },
  'the page at its public URL': { origin: 'http://localhost:3000' },
  'a bookmark': { 'sec-fetch-site': 'none' },
  'the page by its IP address': { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' },
  'the page by its IPv6 address': { host: '[::1]:3000', origin: 'http://[::1]:3000' },
};

const refusedSources: Record<string, Record<string, string>> = {
  'another site': { 'sec-fetch-site': 'cross-site' },
  'another app on this machine': { 'sec-fetch-site': 'same-site', origin: 'http://localhost:8080' },
  'another app, old browser': { origin: 'http://localhost:8080' },
  'another site, old browser': { origin: 'https://evil.example' },
  'a sandboxed frame': { origin: 'null' },
  'another host name (DNS rebinding)': { host: 'evil.example:3000' },
  'another host name that claims the same origin': {
    host: 'evil.example:3000',
    origin: 'http://evil.example:3000',
    'sec-fetch-site': 'same-origin',
  },
  'a host name that starts like ours': { host: 'localhost.evil.example' },
};

describe('the personal edition without a password', () => {
  test('accepts only requests from its own page, on every call', async () => {
    const setup = await openApp();
    for (const name of names) {
      const missing = [...forAccounts, ...forSignIn].includes(name);
      for (const [caller, headers] of Object.entries(acceptedSources)) {
        const code = await ask(setup, name, headers);
        if (missing) expect(code, `${name} from ${caller}`).toBe('not-found');
        // There is no session that a token could belong to.
        else if (name === 'token') expect(code, caller).toBe('sign-in-required');
        else expect(refusals, `${name} from ${caller}`).not.toContain(code);
      }
      for (const [caller, headers] of Object.entries(refusedSources)) {
        expect(await ask(setup, name, headers), `${name} from ${caller}`).toBe('cross-site');
      }
    }
  });

  test('refuses other sites under every spelling of a path, and gives them no files', async () => {
    const { app } = await openApp();
    const urls = [
      '/api/auth/session',
      '/%61pi/auth/session',
      '/api%2Fauth/session',
      '/ap%69/auth/%73ession/',
    ];
    for (const url of [
      ...urls,
      'http://evil.example/api/auth/session',
      '/metrics',
      '/manifest.webmanifest',
    ]) {
      const { statusCode } = await app.inject({ url, headers: { 'sec-fetch-site': 'cross-site' } });
      expect(statusCode, url).toBe(403);
    }
    const followed = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    for (const url of ['/api/auth/session', '/%61pi/auth/session']) {
      expect((await app.inject({ url, headers: followed })).statusCode, url).toBe(403);
    }
  });

  test('refuses to open under another host name, but opens from links on other sites', async () => {
    const { app } = await openApp();
    const open = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/', headers })).statusCode;
    expect(await open({ host: 'evil.example' })).toBe(403);
    expect(await open({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })).toBe(200);
  });

  test('belongs to the local user, whatever cookie the browser has', async () => {
    const test = await openApp();
    const other = await test.signIn('other');
    for (const headers of [{}, other.headers, { cookie: '__Host-session=made-up' }]) {
      const response = await test.app.inject({ url: '/api/auth/session', headers });
      expect(response.json()).toEqual({
        googleSub: 'local',
        username: 'You',
        email: '',
        subscriptionTier: 'premium',
      });
    }
  });

  test('describes exactly the calls that it accepts', async () => {
    const { app } = await openApp();
    const { paths } = (await app.inject('/api/openapi.json')).json<{
      paths: Record<string, Record<string, { operationId: string }>>;
    }>();
    const described = Object.values(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    const accepted = names.filter((name) => ![...forAccounts, ...forSignIn].includes(name));
    expect(described.toSorted()).toEqual(accepted.toSorted());
  });
});

describe('the personal edition with a password', () => {
  test('refuses everyone who has not signed in, on every call', async () => {
    const setup = await openApp({ PERSONAL_PASSWORD: 'correct horse' });
    const other = await setup.signIn('other');
    for (const name of names) {
      const missing = [...forAccounts, ...forSignIn].includes(name);
      const guarded = !missing && api[name].access !== 'public';
      for (const headers of [{}, other.headers, { cookie: '__Host-session=made-up' }]) {
        const code = await ask(setup, name, headers);
        if (missing) expect(code, name).toBe('not-found');
        if (guarded) expect(code, name).toBe('sign-in-required');
      }
      const { id } = await setup.sessions.create('local');
      const code = await ask(setup, name, { cookie: `__Host-session=${id}` });
      if (guarded) expect(refusals, name).not.toContain(code);
    }
  });
});
