import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type ApiClient, createApiClient } from './client.ts';
import { loadContract } from './contract.ts';
import { apiQueries } from './queries.ts';
import type { QueryClient } from './query-client.ts';
import { createQueryClient } from './query-client.ts';

const minute = 60_000;
const allowance = { allowed: true, remaining: 1, limit: 1, tier: 'free' };

beforeAll(loadContract);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createPage(body: unknown) {
  const fetchFake = vi.fn<typeof fetch>(async () => Response.json(body));
  const client = createApiClient({ fetch: fetchFake, token: async () => null, onSignedOut: () => {} });
  return { client, queries: createQueryClient(), requestCount: () => fetchFake.mock.calls.length };
}

/** Subscribes to a query; the returned function unsubscribes. */
type Observe = (queries: QueryClient, client: ApiClient) => () => void;

const cases: [name: string, observe: Observe, body: unknown, fresh: number, stale: number][] = [
  [
    'subscription period',
    (queries, client) => queries.observe(() => apiQueries.subscriptionPeriod(client, 'u')),
    { subscriptionPeriodEnd: null },
    59 * minute,
    61 * minute,
  ],
  [
    'speech allowance',
    (queries, client) => queries.observe(() => apiQueries.speechAllowance(client, 'u')),
    { ...allowance, features: { premium: false, highQualityVoices: false } },
    50_000,
    70_000,
  ],
  [
    'saved list',
    (queries, client) => queries.observe(() => apiQueries.saved(client, 'u')),
    [],
    25_000,
    35_000,
  ],
  [
    'transcription allowance',
    (queries, client) => queries.observe(() => apiQueries.saveAllowance(client, 'u')),
    allowance,
    4 * minute,
    6 * minute,
  ],
  [
    'products',
    (queries, client) => queries.observe(() => apiQueries.products(client)),
    [],
    4 * minute,
    6 * minute,
  ],
  [
    'HD trial',
    (queries, client) => queries.observe(() => apiQueries.trial(client, 'u')),
    { remaining: 50, limit: 50, hasUsedTrial: false },
    8_000,
    12_000,
  ],
];

const tags = ['R-7.35', 'R-7.36', 'R-7.37', 'R-7.38', 'R-7.39', 'R-7.40'];
test.each(cases)('%s: is fetched again only after its lifetime', { tags }, async (...args) => {
  const [, observe, body, fresh, stale] = args;
  const { client, queries, requestCount } = createPage(body);
  const visit = async () => {
    const unsubscribe = observe(queries, client);
    await vi.advanceTimersByTimeAsync(1);
    unsubscribe();
  };
  await visit();
  expect(requestCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(fresh);
  await visit();
  expect(requestCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(stale - fresh);
  await visit();
  expect(requestCount()).toBe(2);
});

test('keeps data without a lifetime fresh', { tags: ['R-7.7'] }, async () => {
  const { client, queries, requestCount } = createPage({ count: 0 });
  const observe = async () => {
    const unsubscribe = queries.observe(() => apiQueries.inviteCount(client, 'u'));
    await vi.advanceTimersByTimeAsync(1);
    return unsubscribe;
  };
  const unsubscribe = await observe();
  await vi.advanceTimersByTimeAsync(24 * 60 * minute);
  (await observe())();
  unsubscribe();
  expect(requestCount()).toBe(1);
});

test('does not refetch even stale data on focus or reconnect', { tags: ['R-7.7'] }, async () => {
  const { client, queries, requestCount } = createPage([]);
  const unsubscribe = queries.observe(() => apiQueries.saved(client, 'u'));
  await vi.advanceTimersByTimeAsync(10 * minute);
  for (const name of ['blur', 'offline', 'focus', 'online', 'visibilitychange']) {
    window.dispatchEvent(new Event(name));
    document.dispatchEvent(new Event(name));
    await vi.advanceTimersByTimeAsync(minute);
  }
  expect(requestCount()).toBe(1);
  unsubscribe();
});

test('does not retry a failed query', { tags: ['R-7.6'] }, async () => {
  const fetchFake = vi.fn<typeof fetch>(async () => new Response('', { status: 500 }));
  const client = createApiClient({ fetch: fetchFake, token: async () => null, onSignedOut: () => {} });
  const unsubscribe = createQueryClient().observe(() => apiQueries.products(client));
  await vi.advanceTimersByTimeAsync(10 * minute);
  unsubscribe();
  expect(fetchFake).toHaveBeenCalledOnce();
});

test('never shows one user’s data to another', { tags: ['R-7.42'] }, () => {
  const { client, queries } = createPage([]);
  const { voices: _voices, products: _products, translationPairs: _pairs, ...userQueries } = apiQueries;
  for (const [name, read] of Object.entries(userQueries)) {
    queries.setQueryData<unknown>(read(client, 'one').queryKey, 'of one');
    expect(queries.getQueryData<unknown>(read(client, 'two').queryKey), name).toBeUndefined();
    expect(queries.getQueryData<unknown>(read(client, undefined).queryKey), name).toBeUndefined();
  }
});
