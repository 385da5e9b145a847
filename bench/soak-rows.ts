import { readFileSync } from 'node:fs';
import { startProduct } from '../e2e/product.ts';
import { mixedLoad } from './mixed-load.ts';
import { seed } from './seed.ts';
import { median, ms, type Row } from './table.ts';

const megabytes = (pid: number) =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Minutes of mixed load, translations through the sandbox included, and the server's memory all the while. */
export async function measureSoak(minutes: number): Promise<Row[]> {
  const product = await startProduct({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  const memory: number[] = [];
  try {
    const users = await seed({
      dataDir: product.dataDir,
      users: 1_000,
      transcriptions: 5_000,
      signedIn: 200,
    });
    await mixedLoad(product.url, users, 10, { translate: true });
    const sampling = setInterval(() => memory.push(megabytes(product.pid)), 2_000);
    const result = await mixedLoad(product.url, users, minutes * 60, { translate: true });
    clearInterval(sampling);
    const perMinute = Array.from({ length: Math.max(1, minutes) }, (_, minute) =>
      Math.round(median(memory.slice(minute * 30, (minute + 1) * 30))),
    );
    console.log(`Memory by the minute, MB: ${perMinute.join(', ')}`);
    const third = Math.floor(memory.length / 3);
    const [early, late] = [median(memory.slice(0, third)), median(memory.slice(-third))];
    const growth = late / early;
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
        ratio: growth.toFixed(2),
        pass: growth <= 1.15,
      },
    ];
  } finally {
    await product.stop();
  }
}
