import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { api, type CallName, personalCalls } from '../../shared/api.ts';
import type { Call } from '../../shared/call.ts';
import { errorCodes } from '../../shared/errors.ts';
import { keyScopes } from '../../shared/key-scopes.ts';
import fc from '../../shared/test-seed.ts';
import { hdVoiceIds } from '../../shared/voices.ts';
import { createTestApp } from '../testing/test-app.ts';
import { type Attack, attacksOn } from '../testing/test-attack.ts';
import { createTestPayments } from '../testing/test-payments.ts';
import { addTestPerson, householdPassword } from '../testing/test-people.ts';
import { snapshot } from '../testing/test-snapshot.ts';
import { errorsOf } from './call-errors.ts';

const start = Date.UTC(2026, 2, 10, 12);
const day = 24 * 60 * 60 * 1_000;
const postgres = process.env.TEST_DATABASE === 'postgres';
/** Requests to each call. `npm run soak` sends many more, with a different seed each time. */
const runs = Number(process.env.ATTACK_RUNS ?? (postgres ? 30 : 100));
const seed = Number(process.env.ATTACK_SEED ?? 20_261_115);
const timeout = Math.max(60_000, runs * 600);

/** Details that would show an attacker how the server is built. */
const internals =
  /\.ts\b|node_modules|\bat .+:\d+|sqlite|postgres|kysely|fastify|syntax error|constraint|relation "|ECONN|ENOENT|stack|secret|whsec|sk_test|\[object /i;

/** GET requests that store their results. */
const writingGets: readonly CallName[] = ['voicePreview', 'audio', 'subscription', 'exportAccount'];

async function* sound() {
  yield new Uint8Array(64);
}

async function setUp(name: CallName) {
  const provider = createTestPayments(start);
  const translator = {
    translate: async ({ text }: { text: string }) => ({ text: `[${text}]` }),
    tidy: async ({ text }: { text: string }) => text,
  };
  const voice = { voices: hdVoiceIds, speak: async () => sound() };
  const recognition = { transcribe: async () => ({ text: 'hello' }) };
  const people = name in personalCalls;
  const test = await createTestApp({
    now: start,
    ...(people && { env: { EDITION: 'personal', PERSONAL_PASSWORD: householdPassword } }),
    // Many requests wait for a clip that nobody asks for.
    deps: {
      translator,
      voice,
      recognition,
      wait: () => setImmediate(),
      ...(!people && { payments: provider.payments }),
    },
  });
  const victim = people
    ? { headers: await addTestPerson(test, 'victim', '4711') }
    : await test.signIn('victim', 'premium');
  const saved = await test.app.inject({
    method: 'POST',
    url: '/api/transcriptions',
    headers: victim.headers,
    payload: { text: 'mine alone', language: 'en-US', userId: 'victim' },
  });
  const session = await test.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
  for (const id of ['free', 'paid']) {
    if (people) await addTestPerson(test, id);
    else await test.signIn(id, id === 'paid' ? 'premium' : 'free');
  }
  const owner = await test.signIn('program', 'premium');
  // The accounts must be older than a day: a new one may legitimately claim that the victim invited it.
  test.clock.now += 2 * day;
  const room = await test.app.inject({
    method: 'POST',
    url: '/api/live',
    headers: victim.headers,
    payload: { language: 'en-US' },
  });
  const created = await test.app.inject({
    method: 'POST',
    url: '/api/keys',
    headers: owner.headers,
    payload: { name: 'attack', scopes: keyScopes },
  });
  // Otherwise the first request records it, also if it is refused.
  await test.db.updateTable('api_keys').set({ last_used_at: test.clock.now }).execute();
  const { key } = created.json<{ key: string }>();
  const { code } = room.json<{ code: string }>();
  const { transcriptionId } = saved.json<{ transcriptionId: string }>();
  return { ...test, idsOfVictim: [transcriptionId, session.id_hash], code, key };
}

type Setup = Awaited<ReturnType<typeof setUp>>;
type Snapshot = Awaited<ReturnType<typeof snapshot>>;

/** Wrong PINs are counted, so the counters are left out. */
async function snapshotOf(test: Setup, about?: string): Promise<Snapshot> {
  const { rate_limits: _, ...tables } = await snapshot(test.db, about);
  return tables;
}

/** Waits until audio from earlier requests is stored, which continues after their response. */
const settled = (test: Setup) =>
  vi.waitFor(async () => expect(await test.db.selectFrom('reservations').select('id').execute()).toEqual([]));

/** Calls after which a person may have to sign in again. */
const endingSessions: readonly CallName[] = [
  'logout',
  'logoutEverywhere',
  'endSession',
  'deleteAccount',
  'leavePerson',
  'choosePerson',
];

/** Returns the state of the database afterwards, unless work continues after the response. */
async function checkResponse(
  test: Setup,
  name: CallName,
  who: string,
  attack: Attack,
  known: Snapshot | undefined,
): Promise<Snapshot | undefined> {
  const call: Call = api[name];
  if (!known) await settled(test);
  const before = known ?? (await snapshotOf(test));
  const response = await test.app.inject(attack);
  const after = await snapshotOf(test);

  expect(response.statusCode, response.body.slice(0, 300)).toBeLessThan(500);
  expect(response.headers).toMatchObject({
    'x-request-id': expect.any(String),
    'x-content-type-options': 'nosniff',
    'cache-control': expect.any(String),
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  });
  const isRead = attack.method === 'GET' && !writingGets.includes(name);
  const changesNothing = response.statusCode >= 300 || isRead;
  if (changesNothing) expect(after, 'nothing may have changed').toEqual(before);
  if (who === 'program' && call.access !== 'public' && call.scope === undefined)
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
  if (who === 'nobody' && call.access !== 'public') expect(response.statusCode).toBeGreaterThanOrEqual(400);

  if (response.statusCode === 416) {
    expect(response.body, 'an unsatisfiable range has no body').toBe('');
  } else if (response.statusCode >= 400) {
    const body = response.json<{ code: keyof typeof errorCodes; message: string; error: string }>();
    expect(errorCodes[body.code]?.[0]).toBe(response.statusCode);
    const isRouted = !['not-found', 'method-not-allowed'].includes(body.code);
    if (call.scope !== undefined && isRouted) expect(errorsOf(name, call)).toContain(body.code);
    expect(body.error).toBe(body.message);
    expect(response.body).not.toMatch(internals);
    expect(response.body).not.toContain('mine alone');
  } else if (response.statusCode >= 300) {
    expect(response.headers.location).toMatch(/^(\/[^/\\]|\/$|http:\/\/127\.0\.0\.1:3001\/identity\/)/);
  } else if (call.response && String(response.headers['content-type']).includes('json')) {
    expect(call.response.safeParse(response.json()).success, response.body.slice(0, 300)).toBe(true);
    expect(response.body).not.toContain('mine alone');
  }
  return changesNothing ? after : undefined;
}

describe('attack', () => {
  const names = Object.keys(api) as CallName[];

  it.each(names)('%s handles valid, nearly valid and hostile requests', { timeout }, async (name) => {
    const test = await setUp(name);
    const victimBefore = await snapshotOf(test, 'victim');
    const ids = [
      'free',
      'paid',
      'victim',
      ...test.idsOfVictim,
      // With the right code, this response never ends.
      ...(name === 'liveEvents' ? [] : [test.code]),
      'x',
      'nobody-with-this-id-has-ever-signed-in',
    ];
    const attack = fc.constantFrom('nobody', 'free', 'paid', 'program').chain((who) =>
      fc.record({
        who: fc.constant(who),
        request: attacksOn(api[name], { id: who, tier: who === 'free' ? 'free' : 'premium', ids }),
      }),
    );
    const cookies = new Map<string, string>();
    let known: Snapshot | undefined;
    const signIn = async (who: string): Promise<string> => {
      known = undefined;
      const cookie = `__Host-session=${(await test.sessions.create(who)).id}`;
      cookies.set(who, cookie);
      return cookie;
    };
    const credentialsOf = async (who: string): Promise<Record<string, string>> => {
      if (who === 'nobody') return {};
      if (who === 'program') return { authorization: `Bearer ${test.key}` };
      return { cookie: cookies.get(who) ?? (await signIn(who)) };
    };
    await fc.assert(
      fc.asyncProperty(attack, async ({ who, request }) => {
        if (endingSessions.includes(name)) cookies.delete(who);
        const credentials = await credentialsOf(who);
        const headers = { ...credentials, ...request.headers };
        known = await checkResponse(test, name, who, { ...request, headers }, known);
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
    expect(await snapshotOf(test, 'victim')).toEqual(victimBefore);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
