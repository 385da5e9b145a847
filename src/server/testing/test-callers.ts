import { SignJWT } from 'jose';
import { type KeyScope, keyScopes } from '../../shared/key-scopes.ts';
import type { TestApp } from './test-app.ts';

type Headers = Record<string, string>;

/** Every kind of caller, as the headers of its requests. */
export const callers = {
  anonymous: async () => ({}),
  'self by cookie': async (test: TestApp) => cookieOf(test, 'ann'),
  'self by bearer': async (test: TestApp) => bearerOf(test, 'ann'),
  'both, agreeing': async (test: TestApp) => {
    const cookie = await cookieOf(test, 'ann');
    return { ...cookie, ...(await tokenOf(test, cookie)) };
  },
  'both, disagreeing': async (test: TestApp) => ({
    ...(await cookieOf(test, 'ann')),
    ...(await bearerOf(test, 'other')),
  }),
  'another user': async (test: TestApp) => cookieOf(test, 'other'),
  'expired session': async (test: TestApp) => {
    const cookie = await cookieOf(test, 'ann');
    await test.db
      .updateTable('sessions')
      .set({ expires_at: test.clock.now - 1 })
      .execute();
    return cookie;
  },
  'unknown session': async () => ({ cookie: '__Host-session=made-up' }),
  'forged bearer': async (test: TestApp) => forgedBearer(test),
  'cross-site': async (test: TestApp) => ({
    ...(await cookieOf(test, 'ann')),
    'sec-fetch-site': 'cross-site',
  }),
  'same-site, another origin': async (test: TestApp) => ({
    ...(await cookieOf(test, 'ann')),
    'sec-fetch-site': 'same-site',
  }),
  'another origin, old browser': async (test: TestApp) => ({
    ...(await cookieOf(test, 'ann')),
    origin: 'https://evil.example',
  }),
  'same origin': async (test: TestApp) => ({
    ...(await cookieOf(test, 'ann')),
    'sec-fetch-site': 'same-origin',
    origin: 'http://localhost:3000',
  }),
  'own key: read': async (test: TestApp) => keyOf(test, 'ann', ['read']),
  'own key: write': async (test: TestApp) => keyOf(test, 'ann', ['write']),
  'own key: translate': async (test: TestApp) => keyOf(test, 'ann', ['translate']),
  'own key: transcribe': async (test: TestApp) => keyOf(test, 'ann', ['transcribe']),
  'own key: speak': async (test: TestApp) => keyOf(test, 'ann', ['speak']),
  'own key and another user’s cookie': async (test: TestApp) => ({
    ...(await cookieOf(test, 'other')),
    ...(await keyOf(test, 'ann', keyScopes)),
  }),
  'another user’s key': async (test: TestApp) => keyOf(test, 'other', keyScopes),
  'another user’s key and own cookie': async (test: TestApp) => ({
    ...(await cookieOf(test, 'ann')),
    ...(await keyOf(test, 'other', keyScopes)),
  }),
  'expired key': async (test: TestApp) => {
    const key = await keyOf(test, 'ann', keyScopes);
    await test.db.updateTable('api_keys').set({ expires_at: test.clock.now }).execute();
    return key;
  },
  'revoked key': async (test: TestApp) => {
    const key = await keyOf(test, 'ann', keyScopes);
    await test.db.deleteFrom('api_keys').execute();
    return key;
  },
  'made-up key': async () => ({ authorization: `Bearer rh_${'A'.repeat(43)}` }),
  'a key’s hash': async (test: TestApp) => {
    await keyOf(test, 'ann', keyScopes);
    const { key_hash } = await test.db.selectFrom('api_keys').select('key_hash').executeTakeFirstOrThrow();
    return { authorization: `Bearer rh_${key_hash}` };
  },
  'cross-site with a key': async (test: TestApp) => ({
    ...(await keyOf(test, 'ann', keyScopes)),
    'sec-fetch-site': 'cross-site',
  }),
} satisfies Record<string, (test: TestApp) => Promise<Headers>>;

export type Caller = keyof typeof callers;
export const invalidKeyCallers: readonly Caller[] = [
  'expired key',
  'revoked key',
  'made-up key',
  'a key’s hash',
];
/** Requests from another site with the victim's cookie. */
export const crossSiteCallers: readonly Caller[] = [
  'cross-site',
  'same-site, another origin',
  'another origin, old browser',
  'cross-site with a key',
];
/** Callers without valid credentials. */
export const unauthenticatedCallers: readonly Caller[] = [
  'anonymous',
  'both, disagreeing',
  'expired session',
  'unknown session',
  'forged bearer',
];

async function cookieOf(test: TestApp, person: string): Promise<Headers> {
  return { cookie: `__Host-session=${(await test.sessions.create(person)).id}` };
}

/** Keys of earlier callers are removed, because nobody may have many. */
async function keyOf(test: TestApp, person: string, scopes: readonly KeyScope[]): Promise<Headers> {
  await test.db.deleteFrom('api_keys').execute();
  const headers = await cookieOf(test, person);
  const payload = { name: 'test', scopes };
  const response = await test.app.inject({ method: 'POST', url: '/api/keys', headers, payload });
  return { authorization: `Bearer ${response.json<{ key: string }>().key}` };
}

async function tokenOf(test: TestApp, headers: Headers): Promise<Headers> {
  const response = await test.app.inject({ url: '/api/auth/token', headers });
  return { authorization: `Bearer ${response.json<{ token: string }>().token}` };
}

const bearerOf = async (test: TestApp, person: string) => tokenOf(test, await cookieOf(test, person));

/** Valid except for the key that signed it. */
async function forgedBearer(test: TestApp): Promise<Headers> {
  const session = await test.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
  const token = await new SignJWT({ sid: session.id_hash })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(session.user_id)
    .setAudience('rhapsode')
    .setExpirationTime(Math.floor(test.clock.now / 1_000) + 300)
    .sign(new Uint8Array(32));
  return { authorization: `Bearer ${token}` };
}
