import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLiveRoom } from '../../src/client/features/live/create-live-room.ts';
import { applyLine, type CaptionLines } from '../../src/client/features/live-viewer/caption-lines.ts';
import { type Connection, followRoom } from '../../src/client/features/live-viewer/follow-room.ts';
import type { LiveRoom } from '../../src/shared/calls/live-calls.ts';
import { freePorts } from '../free-ports.ts';
import { startPostgres } from '../start-postgres.ts';
import { startSandbox } from '../start-sandbox.ts';
import { createSignedInPeople } from './people.ts';
import { startServer } from './server-process.ts';

const webhookSecret = 'whsec_test';
const until = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 50 });

/** Two instances that share a PostgreSQL database. */
async function startInstances() {
  const dataDir = mkdtempSync(join(tmpdir(), 'rhapsode-live-faults-'));
  const [sandbox, postgres, ports] = await Promise.all([
    startSandbox({ webhookSecret }),
    startPostgres(),
    freePorts(2),
  ]);
  const databaseUrl = `${postgres.url}/postgres`;
  const instances = await Promise.all(
    ports.map((port) =>
      startServer({
        port,
        dataDir: join(dataDir, String(port)),
        databaseUrl,
        sandboxOrigin: sandbox.origin,
        webhookSecret,
        publicUrl: `http://127.0.0.1:${ports[0]}`,
      }),
    ),
  );
  onTestFinished(async () => {
    await Promise.all(instances.map((instance) => instance.kill()));
    await Promise.all([sandbox.close(), postgres.remove()]);
    rmSync(dataDir, { recursive: true, force: true });
  });
  const [first, second] = instances;
  const [person] = await createSignedInPeople({ dataDir, databaseUrl }, ['speaker'], 'premium');
  if (!first || !second || !person) throw new Error('Nothing was started');
  return { first, second, postgres, person };
}

/** Goes to the next instance after a request that failed, as through a load balancer. */
function createFetch(urls: readonly string[]): typeof fetch {
  let current = 0;
  return async (path, init) => {
    try {
      return await fetch(`${urls[current % urls.length]}${String(path)}`, init);
    } catch (error) {
      if (!init?.signal?.aborted) current += 1;
      throw error;
    }
  };
}

/** The page of somebody who speaks. */
async function openSpeaker(urls: readonly string[], cookie: string) {
  const send = createFetch(urls);
  const call = async (method: string, path: string, body?: object) => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
    const response = await send(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!response.ok) throw Object.assign(new Error(path), { status: response.status });
    return response;
  };
  const room = createLiveRoom({
    translation: undefined,
    calls: {
      open: async (language) => (await (await call('POST', '/api/live', { language })).json()) as LiveRoom,
      post: async (code, lines) => void (await call('POST', `/api/live/${code}/lines`, { lines })),
      change: async (code, change) =>
        (await (await call('PATCH', `/api/live/${code}`, change)).json()) as LiveRoom,
      end: async (code) => void (await call('DELETE', `/api/live/${code}`)),
    },
  });
  room.setRecording(true);
  await room.start('en-US');
  onTestFinished(() => room.reset());
  const code = room.getState().room?.code ?? expect.fail('The room wasn’t opened');
  const said: string[] = [];
  const say = (count: number) => {
    for (let sentence = 0; sentence < count; sentence += 1) {
      const text = `Sentence ${said.length + 1}.`;
      said.push(text);
      room.show([{ id: randomUUID(), text, final: true }]);
    }
  };
  return { room, code, said, say };
}

/** The page of somebody who reads along. */
function openViewer(urls: readonly string[], code: string) {
  let lines: CaptionLines = [];
  const connections: Connection[] = [];
  const follower = followRoom({
    code,
    language: undefined,
    fetch: createFetch(urls),
    random: Math.random,
    now: () => performance.now(),
    onLine(line) {
      lines = applyLine(lines, line);
    },
    onState() {},
    onConnection: (connection) => connections.at(-1) !== connection && connections.push(connection),
  });
  onTestFinished(() => follower.close());
  return { follower, connections, text: () => lines.map(({ text }) => text) };
}

it.each([
  ['speaker and half of the viewers use', 'first'],
  ['other half of the viewers use', 'second'],
] as const)(
  'loses no settled line when the instance that the %s is killed',
  {
    tags: ['exhaustive'],
  },
  async (_who, victim) => {
    const { first, second, person } = await startInstances();
    const urls = [first.url, second.url];
    const { code, say, said } = await openSpeaker(urls, person.cookie);
    const viewers = [urls, urls.toReversed(), urls, urls.toReversed()].map((order) =>
      openViewer(order, code),
    );
    const everyoneHasAll = () => {
      for (const { text } of viewers) expect(text()).toEqual(said);
    };
    say(10);
    await until(everyoneHasAll);
    say(5);
    await { first, second }[victim].kill();
    say(5);
    await until(() => {
      expect(viewers.filter(({ connections }) => connections.includes('lost'))).toHaveLength(2);
      for (const { connections } of viewers) expect(connections.at(-1)).toBe('open');
    });
    say(5);
    await until(everyoneHasAll);
  },
);

it('brings everything that was said while the database was away', { tags: ['exhaustive'] }, async () => {
  const { first, second, postgres, person } = await startInstances();
  const { room, code, say, said } = await openSpeaker([first.url], person.cookie);
  const viewers = [first, second].map(({ url }) => openViewer([url], code));
  say(5);
  await until(() => {
    for (const { text } of viewers) expect(text()).toEqual(said);
  });
  await postgres.stop();
  say(5);
  for (const { follower } of viewers) follower.drop();
  await until(() => expect(room.getState().isOffline).toBe(true));
  await until(() => {
    for (const { connections } of viewers) expect(connections.at(-1)).toBe('lost');
  });
  say(5);
  await postgres.start();
  await until(() => {
    for (const { text, connections } of viewers) {
      expect(connections.at(-1)).toBe('open');
      expect(text()).toEqual(said);
    }
  });
  expect(room.getState()).toMatchObject({ phase: 'live', isOffline: false });
});
