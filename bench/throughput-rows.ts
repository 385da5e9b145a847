import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import type { Product } from '../e2e/product.ts';
import { saveItems, signIn, textOf } from './account.ts';
import { median, ms, type Row } from './table.ts';

const rounds = 9;
const roundSeconds = 2;

/** An authenticated read, compared in alternating rounds with a bare route that runs the same query. */
export async function measureThroughput(product: Product): Promise<Row[]> {
  const user = await signIn(product);
  saveItems(
    product,
    user,
    Array.from({ length: 5 }, (_, seed) => textOf(1_000, seed)),
  );
  const bare = await startBare(product);
  try {
    const path = `/api/transcriptions/user/${user.id}`;
    const targets = {
      product: { url: product.url + path, headers: { cookie: user.cookie } },
      bare: { url: bare.url + path, headers: {} },
    };
    await expectSameAnswer(targets.product, targets.bare);
    const results = { product: [] as Measured[], bare: [] as Measured[] };
    // The first round warms both up and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      for (const name of ['product', 'bare'] as const) {
        const measured = await load(targets[name]);
        if (round > 0) results[name].push(measured);
      }
    }
    const middle = (name: 'product' | 'bare', key: keyof Measured) =>
      median(results[name].map((measured) => measured[key]));
    // Compares measurements of the same round, so that changes in machine speed affect both equally.
    const ratio = (key: keyof Measured) =>
      median(results.product.map((measured, round) => measured[key] / (results.bare[round]?.[key] ?? 0)));
    const rateRatio = ratio('perSecond');
    const slowRatio = ratio('p99');
    return [
      {
        name: 'Authenticated read, requests a second (bare Fastify route)',
        measured: `${Math.round(middle('product', 'perSecond'))} (${Math.round(middle('bare', 'perSecond'))})`,
        budget: '≥ 0.5 of bare',
        ratio: rateRatio.toFixed(2),
        pass: rateRatio >= 0.5,
      },
      {
        name: 'Authenticated read, p99 (bare Fastify route)',
        measured: `${ms(middle('product', 'p99'))} (${ms(middle('bare', 'p99'))})`,
        budget: '≤ 2 × bare',
        ratio: slowRatio.toFixed(2),
        pass: slowRatio <= 2,
      },
    ];
  } finally {
    bare.stop();
  }
}

interface Target {
  url: string;
  headers: Record<string, string>;
}

interface Measured {
  perSecond: number;
  p99: number;
}

async function load(target: Target): Promise<Measured> {
  // The tool's own percentiles are rounded to milliseconds, which is too coarse here.
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = { ...target, connections: 10, duration: roundSeconds };
    const running = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
    running.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${target.url}: ${result.non2xx} refusals and ${result.errors} errors under load`);
  }
  times.sort((a, b) => a - b);
  return { perSecond: result.requests.average, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

async function expectSameAnswer(one: Target, other: Target): Promise<void> {
  const [a, b] = await Promise.all(
    [one, other].map(async ({ url, headers }) => (await fetch(url, { headers })).text()),
  );
  if (a !== b || a === '[]') throw new Error('The two routes do not answer the same');
}

async function startBare(product: Product): Promise<{ url: string; stop(): void }> {
  const file = join(product.dataDir, 'rhapsode.db');
  const child = spawn(process.execPath, [fileURLToPath(import.meta.resolve('./bare-server.ts')), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { url, stop: () => child.kill() };
}
