import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../../test/start-sandbox.ts';
import { createIdentityProvider, type IdentityProvider } from './identity-provider.ts';

const redirectUri = 'http://localhost:4321/api/auth/google/callback';
let sandbox: TestSandbox;
let identity: IdentityProvider;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.reset();
  identity = connect([sandbox.origin]);
});

const connect = (pictureOrigins: string[]) =>
  createIdentityProvider({
    issuer: `${sandbox.origin}/identity`,
    clientId: 'client',
    clientSecret: 'secret',
    pictureOrigins,
  });

/** Visits the provider as a browser would and returns the URL that it redirects to. */
async function visitProvider(loginHint: string) {
  const { url, checks } = await identity.start({ redirectUri, loginHint });
  const response = await fetch(url, { redirect: 'manual' });
  return { callback: new URL(response.headers.get('location') ?? ''), checks };
}

describe('signing in', () => {
  it('returns the profile with and without a photo', async () => {
    const one = await visitProvider('one@people.test');
    expect(await identity.finish(one.callback, one.checks)).toEqual({
      ok: true,
      profile: {
        sub: expect.stringMatching(/^\d+$/),
        name: 'Test Person One',
        email: 'one@people.test',
        photoURL: expect.stringContaining('/identity/photos/'),
      },
    });
    const two = await visitProvider('two@people.test');
    const result = await identity.finish(two.callback, two.checks);
    expect(result.ok && 'photoURL' in result.profile).toBe(false);
  });

  it('ignores a photo that the page could not load', async () => {
    const { callback, checks } = await visitProvider('one@people.test');
    const result = await connect(['https://pictures.example']).finish(callback, checks);
    expect(result).toMatchObject({ ok: true, profile: { email: 'one@people.test' } });
    expect(result.ok && 'photoURL' in result.profile).toBe(false);
  });

  it('distinguishes a cancelled sign-in from a failed one', async () => {
    const { checks } = await visitProvider('one@people.test');
    const callback = new URL(`${redirectUri}?error=access_denied&state=${checks.state}`);
    callback.searchParams.set('iss', `${sandbox.origin}/identity`);
    expect(await identity.finish(callback, checks)).toMatchObject({ ok: false, reason: 'cancelled' });
    callback.searchParams.set('error', 'server_error');
    expect(await identity.finish(callback, checks)).toMatchObject({ ok: false, reason: 'failed' });
  });

  it('refuses a wrong state, a missing state and another issuer', async () => {
    for (const [name, value] of [
      ['state', 'another'],
      ['state', ''],
      ['iss', 'https://issuer.invalid'],
    ] as const) {
      const { callback, checks } = await visitProvider('one@people.test');
      callback.searchParams.set(name, value);
      expect(await identity.finish(callback, checks)).toMatchObject({ ok: false, reason: 'failed' });
    }
  });

  it.each(['signature', 'nonce', 'audience', 'issuer', 'expired', 'none'] as const)(
    'refuses an ID token with a forged %s',
    async (forge) => {
      const { callback, checks } = await visitProvider('one@people.test');
      await sandbox.next({ service: 'identity', forge });
      expect(await identity.finish(callback, checks)).toMatchObject({ ok: false, reason: 'failed' });
    },
  );
});

describe('provider failures', () => {
  it('retries a failed discovery', async () => {
    await sandbox.next({ service: 'identity', status: 503 });
    await expect(identity.start({ redirectUri })).rejects.toThrow();
    expect((await identity.start({ redirectUri })).url).toContain('/identity/authorize?');
  });

  it('fails the sign-in when the token request fails', async () => {
    const { callback, checks } = await visitProvider('one@people.test');
    await sandbox.next({ service: 'identity', path: '/token', status: 500 });
    expect(await identity.finish(callback, checks)).toMatchObject({ ok: false, reason: 'failed' });
  });
});

describe('provider URL', () => {
  const options = { clientId: 'client', clientSecret: 'secret', pictureOrigins: [] };
  it('allows http only for this computer', () => {
    expect(() => createIdentityProvider({ issuer: 'http://idp.example', ...options })).toThrow(/https/);
    expect(() => createIdentityProvider({ issuer: 'http://localhost:9', ...options })).not.toThrow();
    expect(() => createIdentityProvider({ issuer: 'https://idp.example', ...options })).not.toThrow();
  });
});
