import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from '../free-ports.ts';
import { startPostgres } from '../start-postgres.ts';
import { startSandbox, type TestSandbox } from '../start-sandbox.ts';
import { auditLedgers, findLostSubscriptions } from './audit.ts';
import { type Load, startLoad } from './mixed-load.ts';
import { startPayers } from './payers.ts';
import { createSignedInPeople, type DatabaseLocation } from './people.ts';
import { type ServerOptions, startServer } from './server-process.ts';

const webhookSecret = 'whsec_test';
/** A few kills find most mistakes; `npm run test:all` and `npm run soak` look longer. */
const runs = [
  { kills: 3, tags: [] },
  { kills: Number(process.env.CRASH_KILLS ?? 20), tags: ['exhaustive'] },
];
const names = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ webhookSecret });
}, 60_000);
afterAll(() => sandbox.close());

async function prepare(databaseUrl: string | undefined) {
  const dataDir = mkdtempSync(join(tmpdir(), 'rhapsode-crash-'));
  const location: DatabaseLocation = { dataDir, databaseUrl };
  const [port = 0] = await freePorts(1);
  const options: ServerOptions = { ...location, port, sandboxOrigin: sandbox.origin, webhookSecret };
  return { location, options, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

const countResponses = (load: Load) =>
  [...load.counts].filter(([name]) => /: 20\d/.test(name)).reduce((sum, [, count]) => sum + count, 0);

async function waitUntil(isReached: () => boolean): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (!isReached()) {
    if (Date.now() > deadline) throw new Error('Waited too long for the load');
    await pause(5);
  }
}

/** Waits for a number of responses instead of a fixed time, because the machine may be busy. */
function waitForResponses(load: Load, more: number): Promise<void> {
  const goal = countResponses(load) + more;
  return waitUntil(() => countResponses(load) >= goal);
}

describe.each(runs)('$kills kills under load', ({ kills, tags }) => {
  it.concurrent.each(['SQLite', 'PostgreSQL'])(
    'lose no acknowledged change on %s',
    {
      timeout: 1_800_000,
      tags,
    },
    async (engine) => {
      const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined;
      const { location, options, remove } = await prepare(postgres && `${postgres.url}/postgres`);
      let server = await startServer(options);
      const payers = startPayers(
        server.url,
        await createSignedInPeople(location, names('payer', 30), 'free'),
      );
      const load = startLoad(server.url, await createSignedInPeople(location, names('p', 8), 'premium'));
      try {
        for (let killed = 0; killed < kills; killed += 1) {
          await waitForResponses(load, 10 + (killed % 7) * 8);
          // A payment has to survive at least one kill.
          if (killed === kills - 1) await waitUntil(() => payers.premium.size > 0);
          await server.kill();
          server = await startServer(options);
        }
        await waitForResponses(load, 20);
      } finally {
        await Promise.all([load.stop(), payers.stop()]);
        await server.kill();
      }
      expect(load.unexpectedResponses).toEqual([]);
      const { acknowledged, lost, invented } = await auditLedgers(location, load.ledgers);
      expect({ lost, invented }).toEqual({ lost: [], invented: [] });
      expect(acknowledged).toBeGreaterThan(kills * 5);
      expect(await findLostSubscriptions(location, payers.premium)).toEqual([]);
      expect(payers.premium.size).toBeGreaterThan(0);
      console.log(
        `${engine}: killed ${kills} times, ${payers.premium.size} paid,`,
        Object.fromEntries([...load.counts].sort()),
      );
      await postgres?.remove();
      remove();
    },
  );
});

it('recovers from a PostgreSQL restart under load without losing data', {
  timeout: 120_000,
}, async () => {
  const own = await startPostgres();
  const { location, options, remove } = await prepare(`${own.url}/postgres`);
  const server = await startServer(options);
  const load = startLoad(server.url, await createSignedInPeople(location, names('r', 6), 'premium'));
  // The server caches the result of a check for a second.
  const ready = async () => (await fetch(`${server.url}/readyz`)).status;
  const pollOptions = { timeout: 30_000, interval: 100 };
  try {
    for (let restart = 0; restart < 2; restart += 1) {
      await waitForResponses(load, 40);
      await own.stop();
      await expect.poll(ready, { message: 'not ready while PostgreSQL is down', ...pollOptions }).toBe(503);
      expect((await fetch(`${server.url}/healthz`)).status, 'but alive').toBe(200);
      await own.start();
      await waitForResponses(load, 40);
      await expect.poll(ready, { message: 'ready again', ...pollOptions }).toBe(200);
      const timesBack = () => server.output().split('The database is back.').length - 1;
      await expect.poll(timesBack, { message: 'the log says so', ...pollOptions }).toBeGreaterThan(restart);
    }
    await load.stop();
    const failures = [...load.counts.keys()].filter((name) => /: 50\d/.test(name));
    expect(failures.length, 'some requests failed').toBeGreaterThan(0);
    expect(
      failures.filter((name) => name.endsWith('500')),
      'none of them with 500',
    ).toEqual([]);
    expect(load.unexpectedResponses).toEqual([]);
    expect(server.child.exitCode, 'the same process throughout').toBeNull();
    expect(await auditLedgers(location, load.ledgers)).toMatchObject({ lost: [], invented: [] });
    console.log('PostgreSQL restarted twice:', Object.fromEntries([...load.counts].sort()));
  } catch (error) {
    console.log(server.output());
    throw error;
  } finally {
    await load.stop();
    await server.kill();
    await own.remove();
    remove();
  }
});
