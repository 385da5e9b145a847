import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import autocannon from 'autocannon';
import type { Product } from '../e2e/product.ts';
import { saveItems, signIn, textOf } from './account.ts';
import { median, ms, type Row } from './table.ts';

const rounds = 5;
const roundSeconds = 2;

/** An authenticated read against a bare route doing the same query, in turns, so that both meet the same machine. */
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
    const rate = (name: 'product' | 'bare') => median(results[name].map(({ perSecond }) => perSecond));
    // Whatever else the machine does only adds to it.
    const slow = (name: 'product' | 'bare') => Math.min(...results[name].map(({ p99 }) => p99));
    const rateRatio = rate('product') / rate('bare');
    const slowRatio = slow('product') / slow('bare');
    return [
      {
        name: 'Authenticated read, requests a second (bare Fastify route)',
        measured: `${Math.round(rate('product'))} (${Math.round(rate('bare'))})`,
        budget: '≥ 0.5 of bare',
        ratio: rateRatio.toFixed(2),
        pass: rateRatio >= 0.5,
      },
      {
        name: 'Authenticated read, p99 (bare Fastify route)',
        measured: `${ms(slow('product'))} (${ms(slow('bare'))})`,
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
  const result = await autocannon({ ...target, connections: 10, duration: roundSeconds });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${target.url}: ${result.non2xx} refusals and ${result.errors} errors under load`);
  }
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

async function expectSameAnswer(one: Target, other: Target): Promise<void> {
  const [a, b] = await Promise.all(
    [one, other].map(async ({ url, headers }) => (await fetch(url, { headers })).text()),
  );
  if (a !== b || a === '[]') throw new Error('The two routes do not answer the same');
}

async function startBare(product: Product): Promise<{ url: string; stop(): void }> {
  const file = join(product.dataDir, 'rhapsode.db');
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { url, stop: () => child.kill() };
}
