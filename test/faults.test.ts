import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Fault, forgeries } from '../src/sandbox/faults.ts';
import {
  becomePremium,
  deleteAccount,
  type FaultCall,
  faultCalls,
  openProduct,
  type Product,
} from './fault-calls.ts';
import { appUrl, webhookSecret } from './real-providers.ts';
import { startSandbox, type TestSandbox } from './start-sandbox.ts';

/** More failures than any call has attempts. */
const times = 20;
/** For a service that hangs. A successful call takes less time, even on a busy machine. */
const shortTimeoutMs = 5_000;
const limited = { error: { message: 'slow down', type: 'requests', code: 'rate_limit_exceeded' } };

const faults: Record<string, Omit<Fault, 'service'>> = {
  'returns 500': { status: 500, times },
  'returns 429 with Retry-After': { status: 429, headers: { 'retry-after': '20' }, body: limited, times },
  'returns 429 without Retry-After': { status: 429, body: limited, times },
  'ends its response early': { cutAfter: 9, times },
  'returns a page': { headers: { 'content-type': 'text/html' }, body: '<h1>It works!</h1>', times },
  'returns broken JSON': { headers: { 'content-type': 'application/json' }, body: '{"choices":[', times },
};

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ appUrl, webhookSecret });
  await warmUp(sandbox);
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

/** The first speech waits for its engine to load, which can take longer than the timeouts here. */
async function warmUp({ origin }: TestSandbox): Promise<void> {
  const speech = await fetch(`${origin}/ai/v1/audio/speech`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer sandbox' },
    body: JSON.stringify({ model: 'sandbox', voice: 'sage', input: 'Hello.', response_format: 'mp3' }),
  });
  expect((await speech.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
}

/** Allowances and data that a failure must not change. */
async function readUserState({ app, db, person }: Product) {
  const read = async (url: string) => (await app.inject({ url, headers: person.headers })).json<unknown>();
  return {
    translation: await read('/api/translation-allowance/person'),
    speech: await read('/api/speech-allowance/person'),
    recognition: await read('/api/recognition-allowance/person'),
    trial: await read('/api/hd-voice-trial/person'),
    reservations: await db.selectFrom('reservations').selectAll().execute(),
    transcripts: await db.selectFrom('transcripts').selectAll().execute(),
    clips: await db.selectFrom('clips').select('id').execute(),
    subscriptions: await db.selectFrom('subscriptions').select(['status', 'period_end']).execute(),
    events: await db.selectFrom('payment_events').selectAll().execute(),
    sessions: (await db.selectFrom('sessions').selectAll().execute()).length,
  };
}

/** Failed audio is cleaned up shortly after the response, so this waits for it. */
const expectUnchanged = (product: Product, before: Awaited<ReturnType<typeof readUserState>>) =>
  vi.waitFor(async () => expect(await readUserState(product)).toEqual(before), 20_000);

async function failsAndRecovers(
  call: FaultCall,
  fault: Omit<Fault, 'service'>,
  { origin, next, reset }: TestSandbox = sandbox,
) {
  const product = await openProduct(origin, fault.hang ? shortTimeoutMs : undefined);
  await call.prepare?.(product);
  const before = await readUserState(product);
  await next({ service: call.service, path: call.path, ...fault });
  expect(await call.send(product)).toMatch(/^provider-(failed|unavailable)$/);
  await expectUnchanged(product, before);
  await reset();
  expect(await call.send(product), 'works again').toBe('done');
}

describe.each(Object.entries(faultCalls))('%s', { tags: ['R-10.8'] }, (_name, call) => {
  it.each(Object.entries(faults))(
    'fails without a charge when the service %s, then recovers',
    (_fault, fault) => failsAndRecovers(call, fault),
  );

  it.each(call.invalidResponses.map((lie) => [JSON.stringify(lie), lie]))(
    'fails without a charge when the service returns the invalid response %s, then recovers',
    async (_text, lie) => {
      await failsAndRecovers(call, { status: 200, body: lie, times });
    },
  );

  it('fails without a charge when the service refuses connections', async () => {
    const gone = await startSandbox({ appUrl, webhookSecret });
    const product = await openProduct(gone.origin);
    await call.prepare?.(product);
    const before = await readUserState(product);
    await gone.close();
    expect(await call.send(product)).toMatch(/^provider-(failed|unavailable)$/);
    await expectUnchanged(product, before);
  });

  it('still works when the service is slow', async () => {
    const product = await openProduct(sandbox.origin);
    await call.prepare?.(product);
    await sandbox.next({ service: call.service, path: call.path, delayMs: 100 });
    expect(await call.send(product)).toBe('done');
  });
});

/** Runs all calls in parallel, each with its own sandbox, because they only wait. */
it('every call times out, costs nothing and recovers when the external service hangs', {
  tags: ['R-10.8'],
}, async () => {
  const hang = async (call: FaultCall) => {
    const own = await startSandbox({ appUrl, webhookSecret });
    try {
      await warmUp(own);
      await failsAndRecovers(call, { hang: true, times }, own);
      return 'passed';
    } catch (error) {
      return error;
    } finally {
      await own.close();
    }
  };
  const calls = Object.entries(faultCalls);
  const outcomes = await Promise.all(calls.map(async ([name, call]) => [name, await hang(call)]));
  expect(outcomes).toEqual(calls.map(([name]) => [name, 'passed']));
});

it.each(forgeries)('rejects an ID token with a forged %s', async (forge) => {
  const call = faultCalls['sign-in, finish'];
  if (!call) throw new Error('no such call');
  await failsAndRecovers(call, { forge });
});

it.each(Object.entries(faults))(
  'deletes an account even if Stripe %s, and stops the renewal once Stripe recovers',
  async (_name, fault) => {
    const product = await openProduct(sandbox.origin);
    await becomePremium(product);
    await sandbox.next({ service: 'stripe', path: '/v1/', ...fault });
    expect((await deleteAccount(product)).statusCode).toBe(202);
    const stopped = async () =>
      (await product.db.selectFrom('account_deletions').selectAll().executeTakeFirstOrThrow())
        .renewal_stopped_at;
    expect(await stopped()).toBeNull();
    expect(await product.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    await sandbox.reset();
    // The circuit breaker lets calls through again after a while.
    product.clock.now += 60_000;
    // Housekeeping runs when the server starts to listen.
    await product.app.listen({ port: 0, host: '127.0.0.1' });
    await expect.poll(stopped, { timeout: 20_000 }).not.toBeNull();
    const [row] = await product.db.selectFrom('subscriptions').selectAll().execute();
    expect(row).toMatchObject({ status: 'active', cancel_at_period_end: 1 });
  },
);

it('refuses calls immediately after a provider has failed several times', async () => {
  const product = await openProduct(sandbox.origin);
  const call = faultCalls.translate;
  // Each call tries three times.
  await sandbox.next({ service: 'ai', path: '/chat/', status: 500, times: 30 });
  await sandbox.next({ service: 'ai', path: '/chat/', hang: true, times: 100 });
  for (let failed = 0; failed < 10; failed += 1) await call?.send(product);
  const startedAt = performance.now();
  expect(await call?.send(product)).toBe('provider-unavailable');
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  await sandbox.reset();
  product.clock.now += 5_000;
  expect(await call?.send(product)).toBe('done');
});
