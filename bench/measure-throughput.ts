import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import type { Product } from '../e2e/product.ts';
import { grantUnlimitedSlots, makeLargestAccount, saveItems, signIn, textOf } from './account.ts';
import { median, ms, type Row } from './table.ts';

/** Two processes that run the same code can differ by a tenth for as long as they run, so several pairs are measured. */
const pairs = 5;
/** Many short rounds, because the speed of a virtual machine changes from second to second. */
const roundsPerPair = 25;
const requestsPerRound = 1_000;
/** Rounds that warm both servers up and aren't counted. */
const warmUpRounds = 10;

interface Load {
  name: string;
  /** The minimum share of the bare route's requests per second. */
  atLeast: number;
  connections: number;
  request: { path: string; method?: 'POST'; body?: string };
  cookie: string;
}

type WithProduct = (measure: (product: Product) => Promise<void>) => Promise<void>;

/** The product's calls, compared in alternating rounds with bare routes that run the same queries. */
export async function measureThroughput(withProduct: WithProduct): Promise<Row[]> {
  const results = new Map<string, Results>();
  for (let pair = 0; pair < pairs; pair += 1) {
    await withProduct(async (product) => {
      const bare = await startBare(product);
      try {
        for (const load of await createLoads(product)) {
          const collected = results.get(load.name) ?? { load, product: [], bare: [] };
          results.set(load.name, collected);
          await measureRounds(collected, load, product, bare);
        }
      } finally {
        bare.stop();
      }
    });
  }
  return [...results.values()].flatMap(compare);
}

async function createLoads(product: Product): Promise<Load[]> {
  const user = await signIn(product);
  makeLargestAccount(product, user);
  saveItems(
    product,
    user,
    Array.from({ length: 5 }, (_, seed) => textOf(1_000, seed)),
  );
  // A separate user saves, because slots must not run out and a growing list would slow down the reads.
  const saver = await signIn(product);
  makeLargestAccount(product, saver);
  grantUnlimitedSlots(product, saver);
  const text = textOf(300, 1);
  return [
    {
      name: 'List of saved items',
      atLeast: 0.5,
      connections: 10,
      request: { path: `/api/transcriptions/user/${user.id}` },
      cookie: user.cookie,
    },
    {
      name: 'Allowance',
      atLeast: 0.5,
      connections: 10,
      request: { path: `/api/transcription-allowance/${user.id}` },
      cookie: user.cookie,
    },
    {
      name: 'Save, 50 connections',
      atLeast: 0.8,
      connections: 50,
      request: {
        path: '/api/transcriptions',
        method: 'POST',
        body: JSON.stringify({ text, language: 'en-US', userId: saver.id }),
      },
      cookie: saver.cookie,
    },
  ];
}

interface Server {
  url: string;
  pid: number;
}

interface Results {
  load: Load;
  product: Measured[];
  bare: Measured[];
}

async function measureRounds(results: Results, load: Load, product: Server, bare: Server): Promise<void> {
  await expectSameResponse(load, product.url, bare.url);
  for (let round = 1 - warmUpRounds; round <= roundsPerPair; round += 1) {
    for (const name of ['product', 'bare'] as const) {
      const measured = await send(load, name === 'product' ? product : bare);
      if (round > 0) results[name].push(measured);
    }
  }
}

function compare(results: Results): Row[] {
  const { load } = results;
  const middle = (name: 'product' | 'bare', key: keyof Measured) =>
    median(results[name].map((measured) => measured[key]));
  // Compares measurements from the same round, so that changes in machine speed affect both equally.
  const ratio = (key: keyof Measured) =>
    median(results.product.map((measured, round) => measured[key] / (results.bare[round]?.[key] ?? 0)));
  const rateRatio = ratio('perSecond');
  const slowRatio = ratio('p99');
  const cpuRatio = 1 / ratio('cpu');
  return [
    {
      name: `${load.name}, requests a second (bare Fastify route)`,
      measured: `${Math.round(middle('product', 'perSecond'))} (${Math.round(middle('bare', 'perSecond'))})`,
      budget: `≥ ${load.atLeast} of bare`,
      ratio: rateRatio.toFixed(2),
      pass: rateRatio >= load.atLeast,
    },
    {
      name: `${load.name}, p99 (bare Fastify route)`,
      measured: `${ms(middle('product', 'p99'))} (${ms(middle('bare', 'p99'))})`,
      budget: '≤ 2 × bare',
      ratio: slowRatio.toFixed(2),
      pass: slowRatio <= 2,
    },
    // Saves wait for the disk, so their processor time says little.
    ...(load.request.method
      ? []
      : [
          {
            name: `${load.name}, processor time per request (bare Fastify route)`,
            measured: `${Math.round(middle('product', 'cpu'))} µs (${Math.round(middle('bare', 'cpu'))} µs)`,
            budget: `≥ ${load.atLeast} of bare`,
            ratio: cpuRatio.toFixed(2),
            pass: cpuRatio >= load.atLeast,
          },
        ]),
  ];
}

interface Measured {
  perSecond: number;
  p99: number;
  /** In microseconds per request. It depends less on other processes and the load generator than the rate. */
  cpu: number;
}

const headersOf = (cookie: string, { method }: Load['request']) => ({
  cookie,
  ...(method ? { 'content-type': 'application/json' } : {}),
});

async function send({ request, connections, cookie }: Load, { url, pid }: Server): Promise<Measured> {
  const { path, ...rest } = request;
  // The tool's own percentiles are rounded to milliseconds, which is too coarse here.
  const times: number[] = [];
  const cpuBefore = cpuTime(pid);
  let first = 0;
  let last = 0;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = {
      ...rest,
      url: url + path,
      headers: headersOf(cookie, request),
      connections,
      amount: requestsPerRound,
      // How often the tool checks whether it is done.
      sampleInt: 10,
    };
    const running = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
    running.on('response', (_client, _status, _bytes, time) => {
      last = performance.now();
      if (times.push(time) === 1) first = last;
    });
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}${path}: ${result.non2xx} refusals and ${result.errors} errors under load`);
  }
  const cpu = (cpuTime(pid) - cpuBefore) / times.length;
  times.sort((a, b) => a - b);
  const perSecond = (times.length - 1) / ((last - first) / 1_000);
  return { perSecond, p99: times[Math.floor(times.length * 0.99)] ?? 0, cpu };
}

/** The microseconds that a process has spent on a processor, in all its threads. */
function cpuTime(pid: number): number {
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number.parseInt(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'), 10),
  );
  return nanoseconds.reduce((sum, value) => sum + value, 0) / 1_000;
}

/** Of a new item, only the text and the language: the bare route gives it nothing else. */
async function expectSameResponse({ request, cookie }: Load, ...urls: string[]): Promise<void> {
  const { path, ...rest } = request;
  const [one, other] = await Promise.all(
    urls.map(async (url) => {
      const response = await fetch(url + path, { ...rest, headers: headersOf(cookie, request) });
      const body = await response.text();
      if (!request.method) return body;
      const { text, language } = JSON.parse(body) as { text: string; language: string };
      return text && JSON.stringify({ text, language });
    }),
  );
  if (one !== other || !one || one === '[]') {
    throw new Error(`The two routes returned different responses: ${one} and ${other}`);
  }
}

async function startBare(product: Product): Promise<Server & { stop(): void }> {
  const file = join(product.dataDir, 'rhapsode.db');
  const child = spawn(process.execPath, [fileURLToPath(import.meta.resolve('./bare-server.ts')), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { url, pid: child.pid ?? 0, stop: () => child.kill() };
}
