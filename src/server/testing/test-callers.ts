import { SignJWT } from 'jose';
import type { TestApp } from './test-app.ts';

type Headers = Record<string, string>;

/** Every kind of caller, as the headers of its requests. */
export const callers = {
  anonymous: async () => ({}),
  'self by cookie': async (test: TestApp) => cookieOf(test, 'me'),
  'self by bearer': async (test: TestApp) => bearerOf(test, 'me'),
  'both, agreeing': async (test: TestApp) => {
    const cookie = await cookieOf(test, 'me');
    return { ...cookie, ...(await tokenOf(test, cookie)) };
  },
  'both, disagreeing': async (test: TestApp) => ({
    ...(await cookieOf(test, 'me')),
    ...(await bearerOf(test, 'other')),
  }),
  'another user': async (test: TestApp) => cookieOf(test, 'other'),
  'expired session': async (test: TestApp) => {
    const cookie = await cookieOf(test, 'me');
    await test.db
      .updateTable('sessions')
      .set({ expires_at: test.clock.now - 1 })
      .execute();
    return cookie;
  },
  'unknown session': async () => ({ cookie: '__Host-session=made-up' }),
  'forged bearer': async (test: TestApp) => forgedBearer(test),
  'cross-site': async (test: TestApp) => ({
    ...(await cookieOf(test, 'me')),
    'sec-fetch-site': 'cross-site',
  }),
  'same-site, another origin': async (test: TestApp) => ({
    ...(await cookieOf(test, 'me')),
    'sec-fetch-site': 'same-site',
  }),
  'another origin, old browser': async (test: TestApp) => ({
    ...(await cookieOf(test, 'me')),
    origin: 'https://evil.example',
  }),
  'same origin': async (test: TestApp) => ({
    ...(await cookieOf(test, 'me')),
    'sec-fetch-site': 'same-origin',
    origin: 'http://localhost:3000',
  }),
} satisfies Record<string, (test: TestApp) => Promise<Headers>>;

export type Caller = keyof typeof callers;
/** Requests from another site with the victim's cookie. */
export const crossSiteCallers: readonly Caller[] = [
  'cross-site',
  'same-site, another origin',
  'another origin, old browser',
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
