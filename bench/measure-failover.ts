import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../test/free-ports.ts';
import { auditLedgers, findLostSubscriptions } from '../test/processes/audit.ts';
import { type Ledger, type Load, startLoad } from '../test/processes/mixed-load.ts';
import { startPayers } from '../test/processes/payers.ts';
import { createSignedInPeople, type DatabaseLocation, type Person } from '../test/processes/people.ts';
import { startRoundRobin } from '../test/processes/round-robin.ts';
import { type ServerProcess, startServer } from '../test/processes/server-process.ts';
import { startSandbox } from '../test/start-sandbox.ts';
import { startPgbouncer } from './pgbouncer.ts';
import { PostgresServer } from './postgres-server.ts';
import { atMost, type Row } from './table.ts';

const loadMs = 4_000;
/** About as long as Patroni takes to detect a failure, and long enough for all our connections to fail. */
const outageMs = 5_000;
const webhookSecret = 'whsec_test';
const names = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);

/** Seconds until every instance has acknowledged a write again. */
async function secondsUntilBack(instances: readonly ServerProcess[], probe: Person, since: number) {
  await Promise.all(
    instances.map(async ({ url }) => {
      for (;;) {
        const response = await fetch(`${url}/api/transcriptions`, {
          method: 'POST',
          headers: { cookie: probe.cookie, 'content-type': 'application/json' },
          body: JSON.stringify({ text: randomUUID(), language: 'en-US', userId: probe.id }),
        });
        if (response.status === 201 && (await fetch(`${url}/readyz`)).status === 200) return;
        await sleep(50);
      }
    }),
  );
  return (performance.now() - since) / 1_000;
}

const success = /: 20\d/;
const count = (load: Load, kind: RegExp) =>
  [...load.counts].filter(([name]) => kind.test(name)).reduce((sum, [, times]) => sum + times, 0);

/** Kills the primary under load from three instances, promotes the standby and looks for lost writes. */
export async function measureFailover(rounds: number): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rhapsode-failover-'));
  chmodSync(folder, 0o755);
  const [first = 0, second = 0, bouncerPort = 0, proxyPort = 0, ...ports] = await freePorts(7);
  const publicUrl = `http://127.0.0.1:${proxyPort}`;
  let primary = new PostgresServer(join(folder, 'a'), first);
  let standby = new PostgresServer(join(folder, 'b'), second);
  await primary.startNew();
  await standby.follow(primary);
  const bouncer = await startPgbouncer(join(folder, 'pgbouncer'), primary.folder, bouncerPort, first);
  const sandbox = await startSandbox({ appUrl: publicUrl, webhookSecret });
  const location: DatabaseLocation = { dataDir: folder, databaseUrl: bouncer.url };
  const instances = await Promise.all(
    ports.map((port) =>
      startServer({
        port,
        dataDir: join(folder, String(port)),
        databaseUrl: bouncer.url,
        publicUrl,
        sandboxOrigin: sandbox.origin,
        webhookSecret,
        env: { TRUST_PROXY: 'on' },
      }),
    ),
  );
  const urls = instances.map(({ url }) => url);
  const proxy = await startRoundRobin(proxyPort, urls);

  const ledgers: Ledger[] = [];
  const premium = new Set<string>();
  const unexpectedResponses: string[] = [];
  const wrong: string[] = [];
  let bare500s = 0;
  let duringOutage = 0;
  const lost: string[] = [];
  let slowest = 0;
  let acknowledged = 0;
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const [probe, ...people] = await createSignedInPeople(location, names(`r${round}-`, 9), 'premium');
      if (!probe) throw new Error('No users were created');
      const payers = startPayers(
        proxy.url,
        await createSignedInPeople(location, names(`payer${round}-`, 100), 'free'),
      );
      const load = startLoad(proxy.url, people);
      await sleep(loadMs);
      await primary.kill();
      // Waits for responses that are still on their way.
      await sleep(1_000);
      const acknowledgedBefore = count(load, success);
      await sleep(outageMs - 1_000);
      duringOutage += count(load, success) - acknowledgedBefore;
      const startedAt = performance.now();
      await standby.promote();
      bouncer.pointAt(standby.port);
      const seconds = await secondsUntilBack(instances, probe, startedAt);
      await sleep(loadMs);
      await Promise.all([load.stop(), payers.stop()]);

      ledgers.push(...load.ledgers);
      for (const id of payers.premium) premium.add(id);
      unexpectedResponses.push(...load.unexpectedResponses);
      const audit = await auditLedgers(location, ledgers);
      const lostNow = [...audit.lost, ...(await findLostSubscriptions(location, premium))];
      lost.push(...lostNow);
      wrong.push(...audit.invented);
      slowest = Math.max(slowest, seconds);
      bare500s += count(load, /: 500$/);
      const acknowledgedInRound = count(load, success) + payers.premium.size;
      acknowledged += acknowledgedInRound;
      console.log(
        `Round ${round}: ${acknowledgedInRound} acknowledged (${payers.premium.size} payments), ` +
          `${count(load, /: 5\d\d/)} got an error, ${count(load, /: no/)} got no response, ` +
          `${lostNow.length} lost, back after ${seconds.toFixed(1)} s`,
      );
      [primary, standby] = [standby, primary];
      await standby.follow(primary);
    }
    for (const line of [...lost, ...wrong, ...unexpectedResponses]) console.log(line);
    const restarted = instances.filter(({ child }) => child.exitCode !== null || child.signalCode !== null);
    const none = (name: string, value: number): Row => ({
      name: `Failover: ${name}`,
      measured: `${value}`,
      budget: '0',
      pass: value === 0,
    });
    return [
      none(`acknowledged writes lost, of ${acknowledged} in ${rounds} rounds`, lost.length),
      none('rows that nobody wrote or that were counted twice', wrong.length),
      none('responses that the outage does not explain', unexpectedResponses.length),
      none('500 responses instead of 503', bare500s),
      none('writes acknowledged without a database', duringOutage),
      none('instances that exited', restarted.length),
      atMost(
        'Failover: slowest recovery after the promotion',
        slowest,
        10,
        (value) => `${value.toFixed(1)} s`,
      ),
    ];
  } finally {
    await proxy.close();
    await Promise.all(instances.map((instance) => instance.kill()));
    await Promise.all([bouncer.stop(), sandbox.close(), primary.stop(), standby.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}
