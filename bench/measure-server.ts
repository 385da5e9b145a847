import { readFileSync } from 'node:fs';
import { type Product, startProduct } from '../e2e/product.ts';
import { atMost, ms, type Row } from './table.ts';

/** The time from process start to the first response with an empty data folder; best of several rounds. */
export async function measureStart(rounds = 5): Promise<Row[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    const product = await startProduct();
    times.push(performance.now() - startedAt);
    await product.stop();
  }
  return [atMost('Time from start to ready', Math.min(...times), 2_000, ms)];
}

/** The server's resident memory when it is idle again after serving its pages. */
export async function measureMemory(product: Product): Promise<Row[]> {
  for (const path of ['/', '/subscribe', '/terms', '/api/voices', '/api/openapi.json']) {
    await (await fetch(product.url + path)).arrayBuffer();
  }
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const status = readFileSync(`/proc/${product.pid}/status`, 'utf8');
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]);
  return [
    atMost('Memory at idle (server, SQLite)', kilobytes / 1024, 150, (value) => `${Math.round(value)} MB`),
  ];
}
