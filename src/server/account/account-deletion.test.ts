import { expect, test } from 'vitest';
import { createPaymentEventStore } from '../billing/payment-event-queries.ts';
import { createSubscriptionStore } from '../billing/subscription-queries.ts';
import { createSubscriptionService } from '../billing/subscription-service.ts';
import { createInviteStore } from '../invites/invite-queries.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestPayments } from '../testing/test-payments.ts';
import { createAccountStore } from './account-queries.ts';
import { createAccountService } from './account-service.ts';
import { createExportStore } from './export-queries.ts';
import { createExportService } from './export-service.ts';

const start = Date.UTC(2026, 2, 10, 12);
const minute = 60_000;
const day = 24 * 60 * minute;

/** Always signs in the same person. */
const identity = {
  start: async () => ({
    url: 'https://identity.test/',
    checks: { state: 'state-of-this-sign-in', nonce: 'nonce', codeVerifier: 'verifier' },
  }),
  finish: async () => ({
    ok: true as const,
    profile: { sub: 'me', name: 'Test me', email: 'me@example.com' },
  }),
};

async function setUp(tier: 'free' | 'premium' = 'premium') {
  const provider = createTestPayments(start);
  const test = await createTestApp({ now: start, deps: { payments: provider.payments, identity } });
  const { db, clock, app } = test;
  const now = () => clock.now;
  const me = await test.signIn('me', tier);
  provider.customers.set('cus_me', 'me');
  provider.change('cus_me');
  const log = { info: () => {}, warn: () => {} };
  const accounts = createAccountService({
    store: createAccountStore(db),
    exports: createExportService({ store: createExportStore(db), now }),
    subscriptions: createSubscriptionService({
      store: createSubscriptionStore(db),
      events: createPaymentEventStore(db),
      payments: provider.payments,
      now,
      log,
    }),
    now,
    log,
  });
  const remove = (email = 'me@example.com', headers = me.headers) =>
    app.inject({ method: 'POST', url: '/api/account/me/delete', headers, payload: { email } });
  const signInAgain = async () => {
    const started = await app.inject('/api/auth/google?returnTo=/subscribe');
    const cookie = started.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const url = '/api/auth/google/callback?state=state-of-this-sign-in&code=code';
    return app.inject({ url, headers: { cookie } });
  };
  const users = async () => (await db.selectFrom('users').select('id').execute()).map(({ id }) => id);
  const deletions = () => db.selectFrom('account_deletions').selectAll().execute();
  return {
    ...test,
    me,
    provider,
    remove,
    signInAgain,
    users,
    deletions,
    housekeep: accounts.continueDeletions,
  };
}

test('deleting an account requires its e-mail address', async () => {
  const { remove, deletions } = await setUp();
  for (const email of ['', 'other@example.com', 'me@example.co']) {
    const refused = await remove(email);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'invalid-request', field: 'email' });
  }
  expect(await deletions()).toEqual([]);
  expect((await remove(' ME@example.com ')).statusCode).toBe(202);
});

test('deleting an account requires a recent sign-in', async () => {
  const { remove, deletions, clock, sessions } = await setUp();
  clock.now += 16 * minute;
  const refused = await remove();
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ code: 'recent-sign-in-required' });
  expect(await deletions()).toEqual([]);
  const { id } = await sessions.create('me');
  expect((await remove(undefined, { cookie: `__Host-session=${id}` })).statusCode).toBe(202);
});

test('deleting an account signs it out everywhere and stops the renewal', async () => {
  const { app, remove, sessions, provider, db, me } = await setUp();
  const other = await sessions.create('me');
  const response = await remove();
  expect(response.json()).toEqual({ deletesAt: '2026-03-17T12:00:00.000Z' });
  expect(response.cookies.find(({ name }) => name === '__Host-session')?.value).toBe('');
  for (const headers of [me.headers, { cookie: `__Host-session=${other.id}` }]) {
    expect((await app.inject({ url: '/api/auth/session', headers })).statusCode).toBe(401);
  }
  expect(provider.calls).toContain('end sub_cus_me');
  const [row] = await db.selectFrom('subscriptions').selectAll().execute();
  expect(row).toMatchObject({ status: 'active', cancel_at_period_end: 1 });
});

test('deleting an account cancels an overdue subscription immediately', async () => {
  const { remove, provider } = await setUp();
  provider.change('cus_me', { status: 'past_due' });
  await remove();
  expect(provider.calls).toContain('cancel sub_cus_me');
});

test('signing in within seven days restores the account', async () => {
  const setup = await setUp();
  const { remove, signInAgain, housekeep, clock, users, deletions, app } = setup;
  const save = { text: 'still here', language: 'en-US', userId: 'me' };
  await app.inject({ method: 'POST', url: '/api/transcriptions', headers: setup.me.headers, payload: save });
  await remove();
  clock.now += 7 * day - 1;
  await housekeep();
  const back = await signInAgain();
  expect(back.headers.location).toBe('/account?kept=1');
  expect(await deletions()).toEqual([]);
  clock.now += 2 * day;
  await housekeep();
  expect(await users()).toEqual(['me']);
  const cookie = back.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const list = await app.inject({ url: '/api/transcriptions/user/me', headers: { cookie } });
  expect(list.json()).toMatchObject([{ text: 'still here' }]);
  expect((await signInAgain()).headers.location).toBe('/subscribe');
});

test('signing in after seven days creates a new account', async () => {
  const { remove, signInAgain, housekeep, clock, users, db } = await setUp();
  await remove();
  clock.now += 7 * day;
  await housekeep();
  expect(await users()).toEqual([]);
  expect((await signInAgain()).headers.location).toBe('/subscribe');
  const [user] = await db.selectFrom('users').selectAll().execute();
  expect(user?.created_at).toBe(start + 7 * day);
});

test('a deletion that was interrupted before the payment provider was called is finished later', async () => {
  const { db, clock, provider, housekeep, deletions } = await setUp();
  // As after a kill -9: the request is stored, but nothing else has happened.
  await createAccountStore(db).requestDeletion('me', clock.now, clock.now + 7 * day);
  expect(provider.calls).toEqual([]);
  await housekeep();
  expect(provider.calls).toContain('end sub_cus_me');
  expect(await deletions()).toMatchObject([{ renewal_stopped_at: clock.now }]);
});

test('while the payment provider is down, the account is kept, and the renewal is stopped later', async () => {
  const { remove, provider, housekeep, clock, users, deletions } = await setUp();
  provider.setDown(true);
  expect((await remove()).statusCode).toBe(202);
  expect(await deletions()).toMatchObject([{ renewal_stopped_at: null }]);
  clock.now += 8 * day;
  await housekeep();
  expect(await users()).toEqual(['me']);
  provider.setDown(false);
  await housekeep();
  expect(provider.calls).toContain('end sub_cus_me');
  expect(await users()).toEqual([]);
});

test('a subscription that was bought after the request is stopped before the account is erased', async () => {
  const { remove, provider, housekeep, clock, users } = await setUp();
  await remove();
  provider.change('cus_me', { cancelAtPeriodEnd: false });
  provider.calls.length = 0;
  clock.now += 7 * day;
  await housekeep();
  expect(provider.calls).toContain('end sub_cus_me');
  expect(await users()).toEqual([]);
});

test('invitees who have deleted their accounts still count for the inviter', async () => {
  const setup = await setUp('free');
  const { app, db, clock, remove, housekeep } = setup;
  const inviter = await setup.signIn('inviter');
  await createInviteStore(db).record({
    inviterId: 'inviter',
    inviteeId: 'me',
    now: clock.now,
    accountsSince: 0,
  });
  const benefits = async () =>
    (await app.inject({ url: '/api/invites/benefits/inviter', headers: inviter.headers })).json<unknown>();
  const before = await benefits();
  expect(before).toEqual({ extraChars: 500, extraSlots: 5 });
  await remove();
  clock.now += 7 * day;
  await housekeep();
  expect(await benefits()).toEqual(before);
});

test('an invitee keeps their account when the inviter deletes theirs', async () => {
  const setup = await setUp('free');
  const { db, clock, remove, housekeep, users } = setup;
  await setup.signIn('guest');
  await createInviteStore(db).record({
    inviterId: 'me',
    inviteeId: 'guest',
    now: clock.now,
    accountsSince: 0,
  });
  await remove();
  clock.now += 7 * day;
  await housekeep();
  expect(await users()).toEqual(['guest']);
  expect(await db.selectFrom('invites').selectAll().execute()).toEqual([]);
});
