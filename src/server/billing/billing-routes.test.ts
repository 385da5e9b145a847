import { describe, expect, it } from 'vitest';
import { languageCookie } from '../../shared/interface-languages.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestPayments } from '../testing/test-payments.ts';
import { checkoutLocale, portalLocale } from './payment-provider.ts';

const start = Date.UTC(2026, 2, 10, 12);
const day = 24 * 60 * 60 * 1_000;

async function setUp() {
  const provider = createTestPayments(start);
  const test = await createTestApp({ now: start, deps: { payments: provider.payments } });
  const person = await test.signIn('person');
  const get = (url: string) => test.app.inject({ url, headers: person.headers });
  const post = (url: string, payload?: object) =>
    test.app.inject({ method: 'POST', url, headers: person.headers, ...(payload && { payload }) });
  const checkout = () => post('/api/create-checkout-session', { userId: 'person' });
  return { ...test, provider, person, get, post, checkout };
}

describe('plans', () => {
  it('are public and complete, and are fetched from the provider at most every five minutes', {
    tags: ['R-3.17', 'R-9.4'],
  }, async () => {
    const { app, provider, clock } = await setUp();
    const responses = await Promise.all([1, 2, 3].map(() => app.inject('/api/stripe/products')));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(responses[0]?.json()).toEqual([
      expect.objectContaining({ metadata: { tier: 'free' } }),
      expect.objectContaining({
        price: expect.objectContaining({
          unit_amount: 999,
          currency: 'usd',
          recurring: { interval: 'month' },
        }),
        metadata: { tier: 'premium' },
      }),
    ]);
    expect(provider.calls).toEqual(['plans']);
    clock.now += 5 * 60 * 1_000;
    await app.inject('/api/stripe/products');
    expect(provider.calls).toEqual(['plans', 'plans']);
    // The plans are refetched after five minutes even if the clock was set back.
    clock.now -= 24 * 60 * 60 * 1_000;
    clock.now += 5 * 60 * 1_000;
    await app.inject('/api/stripe/products');
    expect(provider.calls).toEqual(['plans', 'plans', 'plans']);
  });

  it('return 503 while the provider is down and recover afterwards', {
    tags: ['R-8.45'],
  }, async () => {
    const { app, provider } = await setUp();
    provider.setDown(true);
    const down = await app.inject('/api/stripe/products');
    expect([down.statusCode, down.json().code]).toEqual([503, 'provider-unavailable']);
    provider.setDown(false);
    expect((await app.inject('/api/stripe/products')).statusCode).toBe(200);
  });
});

describe('subscription', () => {
  it('is inactive and free for users who never paid, without a request to the provider', {
    tags: ['R-3.9'],
  }, async () => {
    const { get, provider } = await setUp();
    expect((await get('/api/subscription/person')).json()).toEqual({
      status: 'inactive',
      tier: 'free',
      subscriptionTier: 'free',
      subscriptionPeriodEnd: null,
    });
    expect((await get('/api/subscription-period/person')).json()).toEqual({ subscriptionPeriodEnd: null });
    expect(provider.calls).toEqual([]);
  });

  it('is premium after the return from checkout', {
    tags: ['R-4.52', 'R-7.22'],
  }, async () => {
    const { get, checkout, provider, clock } = await setUp();
    await checkout();
    expect((await get('/api/subscription/person?checkout=cs_1')).json().tier).toBe('free');
    provider.change('cus_person');
    // Repeated requests from the page reach Stripe at most a few times a second.
    expect((await get('/api/subscription/person?checkout=cs_1')).json().tier).toBe('free');
    clock.now += 200;
    expect((await get('/api/subscription/person')).json().tier).toBe('free');
    const end = new Date(start + 20 * day).toISOString();
    expect((await get('/api/subscription/person?checkout=cs_1')).json()).toEqual({
      status: 'active',
      tier: 'premium',
      subscriptionTier: 'premium',
      subscriptionPeriodEnd: end,
      cancelAtPeriodEnd: false,
    });
    expect((await get('/api/subscription-period/person')).json()).toEqual({ subscriptionPeriodEnd: end });
    expect((await get('/api/auth/session')).json().subscriptionTier).toBe('premium');
  });

  it('stays free when someone opens the success URL without paying', { tags: ['R-4.53'] }, async () => {
    const { get } = await setUp();
    const subscription = (await get('/api/subscription/person?checkout=cs_made_up')).json();
    expect(subscription).toMatchObject({ tier: 'free', status: 'inactive' });
  });

  it('lasts exactly until the end of the period when cancelled', { tags: ['R-4.64'] }, async () => {
    const { get, checkout, provider, clock } = await setUp();
    await checkout();
    provider.change('cus_person', { cancelAtPeriodEnd: true });
    await get('/api/subscription/person?checkout=cs_1');
    provider.setDown(true);
    clock.now = start + 20 * day - 1;
    expect((await get('/api/subscription/person')).json()).toMatchObject({
      tier: 'premium',
      cancelAtPeriodEnd: true,
    });
    clock.now += 1;
    expect((await get('/api/subscription/person')).json()).toMatchObject({ tier: 'free' });
  });

  it('stays premium until the end of the period while a payment is overdue', {
    tags: ['R-10.29'],
  }, async () => {
    const { get, checkout, provider, clock } = await setUp();
    await checkout();
    provider.change('cus_person', { status: 'past_due' });
    await get('/api/subscription/person?checkout=cs_1');
    clock.now = start + 20 * day - 1;
    expect((await get('/api/subscription/person')).json().tier).toBe('premium');
    clock.now += 1;
    expect((await get('/api/subscription/person')).json().tier).toBe('free');
  });

  it('checks the renewal when the period ends without an event', { tags: ['R-4.63'] }, async () => {
    const { get, checkout, provider, clock } = await setUp();
    await checkout();
    provider.change('cus_person');
    await get('/api/subscription/person?checkout=cs_1');
    clock.now = start + 20 * day + 1;
    provider.setDown(true);
    expect((await get('/api/subscription/person')).json().tier).toBe('premium');
    provider.setDown(false);
    provider.change('cus_person', { periodEnd: start + 40 * day });
    expect((await get('/api/subscription/person')).json()).toMatchObject({
      tier: 'premium',
      subscriptionPeriodEnd: new Date(start + 40 * day).toISOString(),
    });
  });
});

describe('checkout', () => {
  it('returns the provider’s URL and reuses the customer', { tags: ['R-7.34'] }, async () => {
    const { checkout, provider } = await setUp();
    const [first, second] = await Promise.all([checkout(), checkout()]);
    expect(first.json()).toEqual({ url: 'https://pay.test/cus_person?language=en' });
    expect(second.json()).toEqual(first.json());
    await checkout();
    expect(provider.customers.size).toBe(1);
  });

  it('refuses users who already have Premium, even if no event has arrived yet', async () => {
    const { checkout, provider } = await setUp();
    await checkout();
    provider.change('cus_person');
    const response = await checkout();
    expect([response.statusCode, response.json().code]).toEqual([409, 'already-premium']);
  });

  it('refuses requests for another user', { tags: ['R-10.2'] }, async () => {
    const { post } = await setUp();
    const response = await post('/api/create-checkout-session', { userId: 'other' });
    expect([response.statusCode, response.json().code]).toEqual([403, 'not-yours']);
  });

  it('returns 503 while the provider is down', { tags: ['R-8.45'] }, async () => {
    const { checkout, provider } = await setUp();
    provider.setDown(true);
    expect((await checkout()).statusCode).toBe(503);
  });
});

describe.each(['unpaid', 'incomplete', 'paused', 'past_due'])(
  'a subscription that is %s and does not grant Premium',
  (status) => {
    it('is managed in the portal and not sold a second time', async () => {
      const { post, checkout, get, provider } = await setUp();
      await checkout();
      provider.change('cus_person', { status, periodEnd: start - day });
      expect((await get('/api/subscription/person?checkout=cs_1')).json()).toMatchObject({
        tier: 'free',
        status,
      });
      expect((await post('/api/stripe-customer-portal')).json().url).toContain('https://pay.test/portal/');
      const response = await checkout();
      expect([response.statusCode, response.json().code]).toEqual([409, 'subscription-exists']);
      provider.change('cus_person', { status: 'canceled' });
      expect((await checkout()).statusCode).toBe(200);
    });
  },
);

it('opens checkout and portal in the language of the interface', async () => {
  const { app, person, get, provider } = await setUp();
  const open = async (url: string, payload: object, headers: Record<string, string>) => {
    const cookie = [person.headers.cookie, headers.cookie].filter(Boolean).join('; ');
    const all = { ...person.headers, ...headers, cookie };
    const response = await app.inject({ method: 'POST', url, payload, headers: all });
    return new URL(response.json().url).searchParams.get('language');
  };
  const buy = { userId: 'person' };
  expect(await open('/api/create-checkout-session', buy, { 'accept-language': 'de-CH' })).toBe('de');
  provider.change('cus_person');
  await get('/api/subscription/person?checkout=cs_1');
  const chosen = { 'accept-language': 'de-CH', cookie: `${languageCookie}=zh-TW` };
  expect(await open('/api/stripe-customer-portal', {}, chosen)).toBe('zh-TW');
  expect(await open('/api/stripe-customer-portal', {}, { 'accept-language': 'eo, %%' })).toBe('en');
});

it('uses Stripe’s own language codes', () => {
  expect((['pt-BR', 'zh-CN', 'hi', 'ar'] as const).map(checkoutLocale)).toEqual([
    'pt-BR',
    'zh',
    'hi-IN',
    'auto',
  ]);
  expect((['fil', 'zh-TW', 'hi', 'ar'] as const).map(portalLocale)).toEqual(['fil', 'zh-TW', 'auto', 'auto']);
});

describe('portal', () => {
  it('is available only to people with a subscription', { tags: ['R-6.12'] }, async () => {
    const { post, checkout, get, provider } = await setUp();
    const refused = await post('/api/stripe-customer-portal');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'premium-required']);
    expect(refused.json().url).toBeUndefined();
    await checkout();
    // The customer exists at the provider by now, but nothing has been paid.
    expect((await post('/api/stripe-customer-portal')).statusCode).toBe(403);
    provider.change('cus_person');
    await get('/api/subscription/person?checkout=cs_1');
    expect((await post('/api/stripe-customer-portal')).json().url).toContain(
      'https://pay.test/portal/cus_person',
    );
  });
});
