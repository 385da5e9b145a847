import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Product, startProduct } from '../e2e/product.ts';
import { mixedLoad } from './mixed-load.ts';
import { seed } from './seed.ts';
import { median, ms, type Row } from './table.ts';

const megabytes = (pid: number) =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** The server's heap after a garbage collection. */
async function heapMegabytes({ pid, url }: Product): Promise<number> {
  const readings: number[] = [];
  // Several collections, because one may release objects that only the next one can free.
  for (let round = 0; round < 5; round += 1) {
    process.kill(pid, 'SIGUSR2');
    await sleep(200);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    readings.push(Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics)?.[1]) / 1024 / 1024);
  }
  return Math.min(...readings);
}

/** Runs twice: once until everything is loaded and compiled, then until the heap has its usual size. */
const warmUpSeconds = 45;

/** Measures requests and memory during minutes of mixed load, including the sandbox's translation and recognition. */
export async function measureSoak(minutes: number): Promise<Row[]> {
  const product = await startProduct({
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: `--import ${new URL('collect-on-signal.mjs', import.meta.url)}`,
  });
  const memory: number[] = [];
  try {
    const users = await seed({
      dataDir: product.dataDir,
      users: 1_000,
      transcriptions: 5_000,
      signedIn: 200,
    });
    await mixedLoad(product.url, users, warmUpSeconds, { providers: true });
    const heapBefore = await heapMegabytes(product);
    await mixedLoad(product.url, users, warmUpSeconds, { providers: true });
    const sampling = setInterval(() => memory.push(megabytes(product.pid)), 2_000);
    const result = await mixedLoad(product.url, users, minutes * 60, { providers: true });
    clearInterval(sampling);
    const perMinute = Array.from({ length: Math.max(1, minutes) }, (_, minute) =>
      Math.round(median(memory.slice(minute * 30, (minute + 1) * 30))),
    );
    console.log(`Memory per minute, MB: ${perMinute.join(', ')}`);
    const heapAfter = await heapMegabytes(product);
    const third = Math.floor(memory.length / 3);
    const [early, late] = [median(memory.slice(0, third)), median(memory.slice(-third))];
    return [
      {
        name: `Mixed load for ${minutes} min: requests a second`,
        measured: `${Math.round(result.perSecond)}`,
        budget: `${result.total} in all`,
        pass: true,
      },
      {
        name: 'Mixed load: p50, p99',
        measured: `${ms(result.p50)}, ${ms(result.p99)}`,
        budget: '≤ 500 ms',
        pass: result.p99 <= 500,
      },
      { name: 'Mixed load: errors', measured: `${result.errors}`, budget: '0', pass: result.errors === 0 },
      {
        name: 'Memory, first and last third',
        measured: `${Math.round(early)} MB, ${Math.round(late)} MB`,
        budget: '≤ 1.15 ×',
        ratio: (late / early).toFixed(2),
        pass: late / early <= 1.15,
      },
      {
        name: 'Heap after garbage collection, before and after',
        measured: `${heapBefore.toFixed(1)} MB, ${heapAfter.toFixed(1)} MB`,
        budget: '≤ 1.10 ×',
        ratio: (heapAfter / heapBefore).toFixed(2),
        pass: heapAfter / heapBefore <= 1.1,
      },
    ];
  } finally {
    await product.stop();
  }
}
