import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePorts } from '../free-ports.ts';
import { startPostgres, type TestPostgres } from '../start-postgres.ts';
import { startSandbox, type TestSandbox } from '../start-sandbox.ts';
import { createSignedInPeople, type Person } from './people.ts';
import { type RoundRobin, startRoundRobin } from './round-robin.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const webhookSecret = 'whsec_test';
let sandbox: TestSandbox;
let postgres: TestPostgres;
let instances: ServerProcess[];
let proxy: RoundRobin;
let databaseUrl: string;
const dataDir = mkdtempSync(join(tmpdir(), 'rhapsode-instances-'));

beforeAll(async () => {
  const [proxyPort = 0, ...ports] = await freePorts(4);
  const publicUrl = `http://127.0.0.1:${proxyPort}`;
  [sandbox, postgres] = await Promise.all([
    startSandbox({ appUrl: publicUrl, webhookSecret }),
    startPostgres(),
  ]);
  databaseUrl = `${postgres.url}/postgres`;
  // In parallel, so that they all migrate the same empty database at once.
  instances = await Promise.all(
    ports.map((port) =>
      startServer({
        port,
        // Only the database is shared: each instance has its own folder.
        dataDir: join(dataDir, String(port)),
        databaseUrl,
        publicUrl,
        sandboxOrigin: sandbox.origin,
        webhookSecret,
        env: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' },
      }),
    ),
  );
  proxy = await startRoundRobin(
    proxyPort,
    instances.map(({ url }) => url),
  );
}, 120_000);

afterAll(async () => {
  await proxy.close();
  expect(await Promise.all(instances.map((instance) => instance.stop()))).toEqual([0, 0, 0]);
  await Promise.all([sandbox.close(), postgres.remove()]);
  rmSync(dataDir, { recursive: true, force: true });
});

const startSession = async (id: string, tier: 'free' | 'premium' = 'free'): Promise<Person> => {
  const [person] = await createSignedInPeople({ dataDir, databaseUrl }, [id], tier);
  if (!person) throw new Error('No session was started');
  return person;
};

const send = (person: { cookie: string }, path: string, body?: object, url = proxy.url) =>
  fetch(url + path, {
    redirect: 'manual',
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { cookie: person.cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
  });
const atOnce = async (times: number, work: (index: number) => Promise<Response>) => {
  const responses = await Promise.all(Array.from({ length: times }, (_, index) => work(index)));
  const tally: Record<string, number> = {};
  for (const { status } of responses) tally[status] = (tally[status] ?? 0) + 1;
  return tally;
};
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

async function signIn(email: string): Promise<{ cookie: string; id: string }> {
  const start = await fetch(`${proxy.url}/api/auth/google?login_hint=${email}`, { redirect: 'manual' });
  const chosen = await fetch(start.headers.get('location') ?? '', { redirect: 'manual' });
  const finish = await fetch(chosen.headers.get('location') ?? '', {
    redirect: 'manual',
    headers: { cookie: cookiesOf(start) },
  });
  const cookie = cookiesOf(finish);
  const { googleSub } = (await (await send({ cookie }, '/api/auth/session')).json()) as { googleSub: string };
  return { cookie, id: googleSub };
}

it('finishes a sign-in on another instance, and the session works on all instances', async () => {
  const person = await signIn('two@people.test');
  for (const { url } of instances) {
    expect((await send(person, '/api/auth/session', undefined, url)).status).toBe(200);
  }
  const { token } = (await (await send(person, '/api/auth/token')).json()) as { token: string };
  for (const { url } of instances) {
    const response = await fetch(`${url}/api/auth/session`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status, 'a token from one instance works on the others').toBe(200);
  }
  await fetch(`${proxy.url}/api/auth/logout`, { method: 'POST', headers: { cookie: person.cookie } });
  for (const { url } of instances) {
    expect((await send(person, '/api/auth/session', undefined, url)).status, 'signed out everywhere').toBe(
      401,
    );
  }
});

it('allows exactly the quota when many requests reach all instances at once', {
  tags: ['R-10.19'],
}, async () => {
  const person = await startSession('quota');
  const saves = await atOnce(40, (index) =>
    send(person, '/api/transcriptions', { text: `text ${index}`, language: 'en-US', userId: 'quota' }),
  );
  expect(saves).toEqual({ 201: 5, 403: 35 });
  const translations = await atOnce(40, (index) =>
    send(person, '/api/translate', {
      text: `Good morning ${index}`,
      source: 'en',
      target: 'es',
      sourceLanguage: 'en-US',
      targetLanguage: 'es-ES',
      userId: 'quota',
      subscriptionTier: 'free',
    }),
  );
  expect(translations).toEqual({ 200: 1, 429: 39 });
});

it('counts rate limits across instances', async () => {
  const person = await startSession('hasty');
  const tally = await atOnce(45, () =>
    send(person, '/api/invites', { inviterSub: 'nobody', inviteeSub: 'hasty' }),
  );
  expect(tally).toEqual({ 200: 30, 429: 15 });
});

it('counts an invite once, whichever instance receives it first', { tags: ['R-10.15'] }, async () => {
  const [inviter, invitee] = [await startSession('inviter'), await startSession('invitee')];
  const responses = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const response = await send(invitee, '/api/invites', { inviterSub: 'inviter', inviteeSub: 'invitee' });
      return ((await response.json()) as { counted: boolean }).counted;
    }),
  );
  expect(responses.filter(Boolean)).toHaveLength(1);
  const count = await (await send(inviter, '/api/invites/count/inviter')).json();
  expect(count).toEqual({ count: 1 });
});

it('creates one subscription from repeated webhooks on several instances', {
  tags: ['R-10.28'],
}, async () => {
  const person = await signIn('one@people.test');
  await fetch(`${sandbox.origin}/_sandbox/stripe/webhooks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ times: 3 }),
  });
  const checkout = await send(person, '/api/create-checkout-session', { userId: person.id });
  const { url } = (await checkout.json()) as { url: string };
  await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'cardNumber=4242424242424242',
  });
  await vi.waitFor(async () => {
    const tiers = await Promise.all(
      instances.map(async (instance) => {
        const response = await send(person, `/api/subscription/${person.id}`, undefined, instance.url);
        return ((await response.json()) as { tier: string }).tier;
      }),
    );
    expect(tiers).toEqual(['premium', 'premium', 'premium']);
  }, 15_000);
});

it('serves audio that another instance is still generating', {
  tags: ['R-10.16'],
}, async () => {
  const person = await startSession('listener', 'premium');
  const text = 'The quick brown fox jumps over the lazy dog. '.repeat(8);
  const order = { text, language: 'en-US', voice: 'alloy', userId: 'listener', tier: 'premium' };
  const ordered = await send(person, '/api/text-to-speech', order, instances[0]?.url);
  const { audioUrl } = (await ordered.json()) as { audioUrl: string };
  const early = await Promise.all(
    instances.map(async ({ url }) =>
      Buffer.from(await (await send(person, audioUrl, undefined, url)).arrayBuffer()),
    ),
  );
  expect(early[0]?.length).toBeGreaterThan(10_000);
  for (const audio of early) expect(audio.equals(early[0] ?? Buffer.of())).toBe(true);

  const part = await fetch((instances[2]?.url ?? '') + audioUrl, {
    headers: { cookie: person.cookie, range: 'bytes=100-199' },
  });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer()).equals(early[0]?.subarray(100, 200) ?? Buffer.of())).toBe(
    true,
  );

  const again = await send(person, '/api/text-to-speech', order, instances[1]?.url);
  expect(((await again.json()) as { audioUrl: string }).audioUrl, 'generated only once').toBe(audioUrl);
});
