import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Product, startProduct } from '../e2e/product.ts';
import type { LiveRoom } from '../src/shared/calls/live-calls.ts';
import { freePorts } from '../test/free-ports.ts';
import { createSignedInPeople, type Person } from '../test/processes/people.ts';
import { type ServerProcess, startServer } from '../test/processes/server-process.ts';
import { startSandbox } from '../test/start-sandbox.ts';
import { openViewer, type Viewer } from './live-viewers.ts';
import { PostgresServer } from './postgres-server.ts';
import { atMost, ms, type Row } from './table.ts';
import { startTranslationProvider } from './translation-provider.ts';

const viewerCount = 500;
const sentences = 40;
/** Nobody speaks faster than this. */
const sentenceMs = 500;
const deliveryMs = 150;
const translationMs = 300;
const readersOfOneLanguage = 100;
const backMs = 5_000;
const kilobytesPerViewer = 60;
const idleMs = 5_000;

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

async function send(url: string, method: string, speaker: Person, body: object): Promise<Response> {
  const headers = { cookie: speaker.cookie, 'content-type': 'application/json' };
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} returned ${response.status}: ${await response.text()}`);
  return response;
}

const openRoom = async (url: string, speaker: Person): Promise<LiveRoom> =>
  (await (await send(`${url}/api/live`, 'POST', speaker, { language: 'en-US' })).json()) as LiveRoom;

const sentence = (index: number) => `These are the words that somebody says as sentence number ${index}.`;

/** Says sentences with interim words before each, and returns when each was posted. */
async function speak(
  url: string,
  speaker: Person,
  code: string,
  count: number,
): Promise<Map<string, number>> {
  const posted = new Map<string, number>();
  const post = (id: string, text: string, final: boolean) =>
    send(`${url}/api/live/${code}/lines`, 'POST', speaker, { lines: [{ id, text, final }] });
  for (let index = 0; index < count; index += 1) {
    const id = randomUUID();
    const startedAt = performance.now();
    await post(id, 'These are the words that', false);
    posted.set(id, performance.now());
    await post(id, sentence(index), true);
    await sleep(Math.max(0, sentenceMs - (performance.now() - startedAt)));
  }
  return posted;
}

/** How long each line took to each viewer. */
function delaysOf(posted: ReadonlyMap<string, number>, viewers: readonly Viewer[]): number[] {
  return viewers.flatMap(({ arrivals }) =>
    [...posted].flatMap(([id, at]) => {
      const arrived = arrivals.get(id);
      return arrived === undefined ? [] : [arrived - at];
    }),
  );
}

const missedBy = (posted: ReadonlyMap<string, number>, viewers: readonly Viewer[]): number =>
  viewers.reduce((sum, { arrivals }) => sum + [...posted.keys()].filter((id) => !arrivals.has(id)).length, 0);

async function until(condition: () => boolean, timeoutMs: number): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!condition() && performance.now() < end) await sleep(20);
}

const isOpen = ({ openSince }: Viewer) => openSince !== undefined;

/** The 99th percentile of a cheap request, one after the other, to each instance in turn. */
async function otherRequests(
  urls: readonly string[],
  person: Person,
  isOver: () => boolean,
): Promise<number> {
  const times: number[] = [];
  while (!isOver()) {
    const url = urls[times.length % urls.length];
    const startedAt = performance.now();
    await (await fetch(`${url}/api/auth/session`, { headers: { cookie: person.cookie } })).arrayBuffer();
    times.push(performance.now() - startedAt);
    await sleep(10);
  }
  return percentile(times, 0.99);
}

/** The 99th percentile of a cheap request while nobody speaks. */
async function idleRequests(urls: readonly string[], person: Person): Promise<number> {
  const since = performance.now();
  return otherRequests(urls, person, () => performance.now() - since > idleMs);
}

const residentKilobytes = (pids: readonly number[]): number =>
  pids.reduce(
    (sum, pid) => sum + Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]),
    0,
  );

/** The clock of a process ticks 100 times a second. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

const memoryRow = (name: string, kilobytes: number): Row =>
  atMost(name, kilobytes, kilobytesPerViewer, (value) => `${Math.round(value)} KB`);

const ratioRow = (name: string, ratio: number): Row => atMost(name, ratio, 2, (value) => value.toFixed(1));

/** One room with 500 viewers on one instance with SQLite. */
export async function measureLiveRoom(product: Product): Promise<Row[]> {
  const [speaker] = await createSignedInPeople({ dataDir: product.dataDir }, ['speaker'], 'premium');
  if (!speaker) throw new Error('No user was created');
  const { code } = await openRoom(product.url, speaker);
  const url = product.url.replace('localhost', '127.0.0.1');
  // The first viewers make the server compile its code, which isn't memory of the others.
  const first = Array.from({ length: 50 }, () => openViewer([url], code));
  await until(() => first.every(isOpen), 10_000);
  await speak(url, speaker, code, 5);
  const idle = await idleRequests([url], speaker);
  const before = residentKilobytes([product.pid]);
  const viewers = Array.from({ length: viewerCount - first.length }, () => openViewer([url], code));
  await until(() => viewers.every(isOpen), 20_000);
  const opened = viewers.filter(isOpen).length;
  await sleep(2_000);
  const perViewer = (residentKilobytes([product.pid]) - before) / viewers.length;
  let isDone = false;
  const busy = otherRequests([url], speaker, () => isDone);
  const posted = await speak(url, speaker, code, sentences);
  const all = [...first, ...viewers];
  await until(() => missedBy(posted, all) === 0, 5_000);
  isDone = true;
  const ratio = (await busy) / idle;
  const rows = [
    atMost(
      `Live captions: a line at ${opened + first.length} viewers, 99th percentile`,
      percentile(delaysOf(posted, all), 0.99),
      deliveryMs,
      ms,
    ),
    atMost('Live captions: lines that a viewer missed', missedBy(posted, all), 0, String),
    memoryRow('Live captions: memory per viewer', perViewer),
    ratioRow('Live captions: 99th percentile of other requests, times its idle value', ratio),
  ];
  for (const viewer of all) viewer.close();
  return rows;
}

/** How long a translated sentence takes from the provider's last byte to the viewers who read it. */
export async function measureLiveTranslation(): Promise<Row[]> {
  const provider = await startTranslationProvider();
  const product = await startProduct({
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    TRANSLATION_BASE_URL: provider.url,
    TRANSLATION_MODEL: 'm',
  });
  const viewers: Viewer[] = [];
  try {
    const [speaker] = await createSignedInPeople({ dataDir: product.dataDir }, ['speaker'], 'premium');
    if (!speaker) throw new Error('No user was created');
    const { code } = await openRoom(product.url, speaker);
    const url = product.url.replace('localhost', '127.0.0.1');
    for (let index = 0; index < readersOfOneLanguage; index += 1)
      viewers.push(openViewer([url], code, '?language=es-ES'));
    await until(() => viewers.every(isOpen), 20_000);
    const posted = await speak(product.url, speaker, code, sentences);
    await until(() => missedBy(posted, viewers) === 0, 5_000);
    const translated = new Map(
      [...posted.keys()].map((id, index) => [id, provider.endedAt.get(sentence(index)) ?? 0]),
    );
    return [
      atMost(
        'Live captions: a translated sentence, after the provider’s last byte, 99th percentile',
        percentile(delaysOf(translated, viewers), 0.99),
        translationMs,
        ms,
      ),
      atMost(
        'Live captions: translated sentences that a viewer missed',
        missedBy(posted, viewers),
        0,
        String,
      ),
    ];
  } finally {
    for (const viewer of viewers) viewer.close();
    await product.stop();
    provider.stop();
  }
}

/** The same room on three instances with PostgreSQL, one of which is killed in the middle. */
export async function measureLiveInstances(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rhapsode-live-'));
  chmodSync(folder, 0o755);
  const [databasePort = 0, ...ports] = await freePorts(4);
  const postgres = new PostgresServer(join(folder, 'a'), databasePort);
  await postgres.startNew();
  const databaseUrl = `postgres://rhapsode:rhapsode@127.0.0.1:${databasePort}/postgres`;
  const sandbox = await startSandbox({ appUrl: 'http://127.0.0.1', webhookSecret: 'whsec_test' });
  const instances: ServerProcess[] = [];
  const viewers: Viewer[] = [];
  try {
    for (const port of ports)
      instances.push(
        await startServer({
          port,
          dataDir: join(folder, String(port)),
          databaseUrl,
          sandboxOrigin: sandbox.origin,
          webhookSecret: 'whsec_test',
          publicUrl: `http://127.0.0.1:${ports[0]}`,
        }),
      );
    const [first, , third] = instances;
    if (!first || !third) throw new Error('Too few instances');
    const [speaker] = await createSignedInPeople({ dataDir: folder, databaseUrl }, ['speaker'], 'premium');
    if (!speaker) throw new Error('No user was created');
    const { code } = await openRoom(first.url, speaker);
    const urls = instances.map(({ url }) => url);
    const pids = instances.flatMap(({ child }) => child.pid ?? []);
    const open = async (count: number) => {
      for (let index = 0; index < count; index += 1) {
        const from = index % urls.length;
        viewers.push(openViewer([...urls.slice(from), ...urls.slice(0, from)], code));
      }
      await until(() => viewers.every(isOpen), 30_000);
    };
    // As above, the first viewers aren't measured.
    const warmUp = 50 * urls.length;
    await open(warmUp);
    await speak(first.url, speaker, code, 5);
    const idle = await idleRequests(urls, speaker);
    const before = residentKilobytes(pids);
    await open(viewerCount - warmUp);
    await sleep(2_000);
    const perViewer = (residentKilobytes(pids) - before) / (viewerCount - warmUp);
    let isDone = false;
    const busy = otherRequests(urls, speaker, () => isDone);
    const posted = await speak(first.url, speaker, code, sentences / 2);
    await until(() => missedBy(posted, viewers) === 0, 5_000);
    isDone = true;
    const ratio = (await busy) / idle;
    const delay = percentile(delaysOf(posted, viewers), 0.99);
    const speaking = speak(first.url, speaker, code, sentences / 2);
    await sleep(3 * sentenceMs);
    await third.kill();
    const killedAt = performance.now();
    await until(() => !viewers.every(isOpen), 1_000);
    await until(() => viewers.every(isOpen), 2 * backMs);
    const back = performance.now() - killedAt;
    const during = await speaking;
    await until(() => missedBy(during, viewers) === 0, backMs);
    return [
      atMost(
        `Live captions: a line at ${viewerCount} viewers of three instances, 99th percentile`,
        delay,
        deliveryMs,
        ms,
      ),
      memoryRow('Live captions: memory per viewer of three instances', perViewer),
      ratioRow(
        'Live captions: 99th percentile of other requests to three instances, times its idle value',
        ratio,
      ),
      atMost('Live captions: time until all viewers of a killed instance are back', back, backMs, ms),
      atMost('Live captions: settled lines lost with an instance', missedBy(during, viewers), 0, String),
    ];
  } finally {
    for (const viewer of viewers) viewer.close();
    for (const instance of instances) await instance.kill();
    await sandbox.close();
    await postgres.kill().catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How many viewers one instance holds, in rooms of 500: one room more at a time, until lines come late. */
export async function measureLiveRooms({ rooms = 4, viewersPerRoom = viewerCount } = {}): Promise<Row[]> {
  const product = await startProduct({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  const url = product.url.replace('localhost', '127.0.0.1');
  const talks: { speaker: Person; code: string; viewers: Viewer[] }[] = [];
  let held = { viewers: 0, delay: 0, perSecond: 0, processor: 0 };
  let missed = 0;
  try {
    const names = Array.from({ length: rooms }, (_, index) => `speaker-${index}`);
    for (const [index, speaker] of (
      await createSignedInPeople({ dataDir: product.dataDir }, names, 'premium')
    ).entries()) {
      const { code } = await openRoom(product.url, speaker);
      // An address may hold 1,000 connections.
      const from = `127.0.0.${index + 2}`;
      const viewers = Array.from({ length: viewersPerRoom }, () => openViewer([url], code, '', from));
      talks.push({ speaker, code, viewers });
      await until(() => viewers.every(isOpen), 60_000);
      const startedAt = performance.now();
      const workBefore = processorMs(product.pid);
      const said = await Promise.all(
        talks.map(async (talk) => ({
          ...talk,
          posted: await speak(url, talk.speaker, talk.code, sentences / 2),
        })),
      );
      await until(() => said.every((talk) => missedBy(talk.posted, talk.viewers) === 0), 5_000);
      const seconds = (performance.now() - startedAt) / 1_000;
      missed = said.reduce((sum, talk) => sum + missedBy(talk.posted, talk.viewers), 0);
      const delay = percentile(
        said.flatMap((talk) => delaysOf(talk.posted, talk.viewers)),
        0.99,
      );
      const viewersInAll = talks.length * viewersPerRoom;
      // Each sentence has interim words before it.
      const deliveries = (2 * viewersInAll * sentences) / 2;
      const processor = (processorMs(product.pid) - workBefore) / seconds / 1_000;
      console.log(
        `${talks.length} rooms, ${viewersInAll} viewers: 99 % within ${ms(delay)}, ${missed} missed, ` +
          `${Math.round(deliveries / seconds)} deliveries a second, ${Math.round(processor * 100)} % of a core`,
      );
      if (missed > 0 || !(delay <= deliveryMs)) break;
      held = { viewers: viewersInAll, delay, perSecond: deliveries / seconds, processor };
    }
  } finally {
    for (const { viewers } of talks) for (const viewer of viewers) viewer.close();
    await product.stop();
  }
  return [
    {
      name: `Live captions: viewers on one instance, up to ${rooms} rooms, with 99 % of the lines within ${deliveryMs} ms`,
      measured: `${held.viewers} (${ms(held.delay)}, ${Math.round(held.perSecond)} deliveries a second, ${Math.round(held.processor * 100)} % of a core)`,
      budget: `≥ ${viewersPerRoom}`,
      pass: held.viewers >= viewersPerRoom,
    },
  ];
}
