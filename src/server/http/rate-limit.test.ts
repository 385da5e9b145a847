import { describe, expect, it } from 'vitest';
import { api } from '../../shared/api.ts';
import { buildApp } from '../app.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestPayments, signedEvent } from '../testing/test-payments.ts';
import { createRateLimitStore } from './rate-limit-queries.ts';

const start = Date.UTC(2026, 2, 10, 12);
const minute = 60_000;

async function setUp() {
  const provider = createTestPayments(start);
  const translator = { translate: async () => ({ text: 'hola' }) };
  const deps = { payments: provider.payments, translator };
  return createTestApp({ now: start, env: { RATE_LIMITS: 'on' }, deps });
}
type Setup = Awaited<ReturnType<typeof setUp>>;
type Person = Awaited<ReturnType<Setup['signIn']>>;
type Request = { method: 'GET' | 'POST' | 'DELETE'; url: string; payload?: object };

async function statuses(
  test: Setup,
  times: number,
  request: Request,
  who?: Person,
  remoteAddress = '192.0.2.1',
) {
  const responses = await Promise.all(
    Array.from({ length: times }, () =>
      test.app.inject({ ...request, remoteAddress, headers: who?.headers ?? {} }),
    ),
  );
  const limited = responses.filter(({ statusCode }) => statusCode === 429);
  const refused = limited.filter((response) => response.json().code === 'too-many-requests');
  return { responses, refused };
}

/** Each costly call with its limit per person and minute. */
const costly: [name: string, perMinute: number, request: (id: string) => Request][] = [
  ['sign-in', 60, () => ({ method: 'GET', url: api.startSignIn.path })],
  ['sign-in callback', 60, () => ({ method: 'GET', url: api.finishSignIn.path })],
  ['translate', 120, () => ({ method: 'POST', url: api.translate.path, payload: {} })],
  ['speech', 120, () => ({ method: 'POST', url: api.textToSpeech.path, payload: {} })],
  ['save', 120, () => ({ method: 'POST', url: api.saveTranscription.path, payload: {} })],
  ['delete', 120, () => ({ method: 'DELETE', url: '/api/transcriptions/x' })],
  ['invite', 30, () => ({ method: 'POST', url: api.sendInvite.path, payload: {} })],
  ['checkout', 30, (userId) => ({ method: 'POST', url: api.createCheckout.path, payload: { userId } })],
  ['portal', 30, () => ({ method: 'POST', url: api.customerPortal.path })],
];

describe('the rate limiter', { tags: ['R-10.7'] }, () => {
  it.each(costly)(
    '%s: allows %d a minute, then returns 429 with Retry-After',
    async (name, perMinute, request) => {
      const test = await setUp();
      const person = name.startsWith('sign-in') ? undefined : await test.signIn('person');
      const { refused } = await statuses(test, perMinute + 5, request('person'), person);
      expect(refused).toHaveLength(5);
      for (const response of refused) {
        expect(response.headers['retry-after']).toBe('60');
        expect(response.json()).toMatchObject({
          code: 'too-many-requests',
          message: 'Too many requests. Please try again in 60 seconds.',
          retryAfter: 60,
        });
      }
    },
  );

  it('sends people who sign in too often back to the app', async () => {
    const test = await setUp();
    await statuses(test, 60, { method: 'GET', url: api.startSignIn.path });
    const response = await test.app.inject({
      url: api.startSignIn.path,
      remoteAddress: '192.0.2.1',
      headers: { 'sec-fetch-mode': 'navigate' },
    });
    expect([response.statusCode, response.headers.location]).toEqual([302, '/?authError=failed']);
  });

  it('refuses requests until the window ends and says how long to wait', async () => {
    const test = await setUp();
    const person = await test.signIn('person');
    const request: Request = { method: 'POST', url: api.sendInvite.path, payload: {} };
    await statuses(test, 30, request, person);
    test.clock.now += minute - 1_500;
    const late = await statuses(test, 1, request, person);
    expect(late.responses[0]?.headers['retry-after']).toBe('2');
    test.clock.now += 1_500;
    expect((await statuses(test, 30, request, person)).refused).toHaveLength(0);
  });

  it('counts users separately, and visitors from one address together', async () => {
    const test = await setUp();
    const request: Request = { method: 'POST', url: api.sendInvite.path, payload: {} };
    for (let index = 0; index < 10; index += 1) {
      const { refused } = await statuses(test, 30, request, await test.signIn(`person-${index}`));
      expect(refused).toHaveLength(0);
    }
    const next = await test.signIn('person-10');
    expect((await statuses(test, 3, request, next)).refused).toHaveLength(3);
    expect((await statuses(test, 3, request, next, '192.0.2.2')).refused).toHaveLength(0);
  });

  it('counts the addresses of one IPv6 network together', async () => {
    const test = await setUp();
    const request: Request = { method: 'GET', url: api.startSignIn.path };
    await statuses(test, 60, request, undefined, '2001:db8:1:2::1');
    expect((await statuses(test, 1, request, undefined, '2001:db8:1:2:ffff::9')).refused).toHaveLength(1);
    expect((await statuses(test, 1, request, undefined, '2001:db8:1:3::1')).refused).toHaveLength(0);
  });

  it('limits a flood of cheap calls, signed in or not', async () => {
    const test = await setUp();
    const person = await test.signIn('person');
    const request: Request = { method: 'GET', url: api.session.path };
    expect((await statuses(test, 601, request, person)).refused).toHaveLength(1);
    expect((await statuses(test, 601, request)).refused).toHaveLength(1);
    test.clock.now += 10_000;
    expect((await statuses(test, 1, request, person)).responses[0]?.statusCode).toBe(200);
  });

  it.each([24 * 60 * minute, 10 * minute])('recovers when the clock is set back by %i ms', async (back) => {
    const test = await setUp();
    const person = await test.signIn('person');
    const cheap: Request = { method: 'GET', url: api.session.path };
    const invite: Request = { method: 'POST', url: api.sendInvite.path, payload: {} };
    expect((await statuses(test, 31, invite, person)).refused).toHaveLength(1);
    expect((await statuses(test, 600, cheap, person)).refused.length).toBeGreaterThan(0);
    test.clock.now -= back;
    const { refused } = await statuses(test, 1, cheap, person);
    expect(Number(refused[0]?.headers['retry-after'])).toBeLessThanOrEqual(10);
    // Ten seconds pass while the clock is still wrong.
    test.clock.now += 10_000;
    expect((await statuses(test, 1, cheap, person)).refused).toHaveLength(0);
    expect((await statuses(test, 31, invite, person)).refused).toHaveLength(1);
  });

  it('tolerates small clock differences between instances', async () => {
    const test = await setUp();
    const store = createRateLimitStore(test.db);
    for (let count = 0; count < 10; count += 1) {
      const ahead = count % 2 === 0 ? 0 : 30_000;
      const [row] = await store.hit(['key'], minute, test.clock.now + ahead);
      expect(row?.hits).toBe(count + 1);
    }
  });

  it('is shared by instances that share the database', async () => {
    const test = await setUp();
    const second = await buildApp(test.deps);
    const person = await test.signIn('person');
    const request: Request = { method: 'POST', url: api.sendInvite.path, payload: {} };
    await statuses(test, 20, request, person);
    const { refused } = await statuses({ ...test, app: second }, 20, request, person);
    expect(refused).toHaveLength(10);
    await second.close();
  });

  it('limits forged events of Stripe by address, and never those that it has signed', async () => {
    const test = await setUp();
    const event = { id: 'evt_1', type: 'invoice.paid', customer: 'cus_person' };
    const forged = signedEvent(event, start, 'whsec_other');
    const send = (times: number, request: object, remoteAddress = '192.0.2.1') =>
      Promise.all(
        Array.from({ length: times }, async () => {
          const { statusCode } = await test.app.inject({ ...request, remoteAddress });
          return statusCode;
        }),
      );
    const unsigned = { method: 'POST', url: api.stripeWebhook.path, payload: {} };
    const signed = { ...signedEvent(event, start) };
    expect(new Set(await send(700, signed))).toEqual(new Set([200]));
    expect(new Set([...(await send(300, forged)), ...(await send(300, unsigned))])).toEqual(new Set([400]));
    expect(await send(2, forged)).toEqual([429, 429]);
    expect(await send(2, unsigned)).toEqual([429, 429]);
    expect(await send(2, signed)).toEqual([200, 200]);
    expect(await send(1, forged, '192.0.2.2')).toEqual([400]);
  });

  it('deletes expired counters', async () => {
    const test = await setUp();
    await statuses(test, 3, { method: 'GET', url: api.startSignIn.path });
    const left = () => test.db.selectFrom('rate_limits').select('key').execute();
    expect(await left()).toHaveLength(1);
    test.clock.now += minute;
    await createRateLimitStore(test.db).removeExpired(test.clock.now);
    expect(await left()).toEqual([]);
  });
});
