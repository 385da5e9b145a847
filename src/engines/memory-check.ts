import { readFileSync, writeFileSync } from 'node:fs';
import { freemem, totalmem } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Thrown if loading a model would leave too little memory for the rest of the computer. */
export class OutOfMemory extends Error {
  override name = 'OutOfMemory';
}

/** The rest of the computer must keep at least this much. */
const reserveBytes = 300e6;

/** Linux counts caches that it can drop as used, so `freemem` alone would be far too low there. */
export function availableMemory(readFile = (path: string) => readFileSync(path, 'utf8')): number {
  const ofComputer = (() => {
    try {
      const kilobytes = /^MemAvailable:\s+(\d+) kB/m.exec(readFile('/proc/meminfo'))?.[1];
      return kilobytes === undefined ? freemem() : Number(kilobytes) * 1_024;
    } catch {
      return freemem();
    }
  })();
  // A container may be allowed less.
  const allowed = process.constrainedMemory();
  return allowed > 0 ? Math.min(ofComputer, process.availableMemory()) : ofComputer;
}

export interface MemoryNeed {
  /** Such as "recognition:small". */
  engine: string;
  bytes: number;
  /** What needs less memory, if anything does. */
  alternative?: string | undefined;
}

/** Throws OutOfMemory if a model doesn't fit into the memory that is available now. */
export function requireMemory(
  { engine, bytes, alternative }: MemoryNeed,
  available = availableMemory(),
): void {
  if (available >= bytes + reserveBytes) return;
  const gigabytes = (value: number) => (value / 1e9).toFixed(1);
  throw new OutOfMemory(
    `${engine} was not loaded: it needs up to ${gigabytes(bytes)} GB of memory, and only ${gigabytes(available)} GB is available. ` +
      `Close other programs${alternative ? `, or run "${alternative}"` : ''}.`,
  );
}

/** Of the computer's memory, an engine may never take more than this share. */
const maxShare = 0.75;

/** Ends this process if it takes more memory than it may, so that it never takes the computer down. */
export function limitMemory(engine: string, limitBytes: number): void {
  const total = Math.min(totalmem(), process.constrainedMemory() || totalmem());
  const workerData = { engine, limitBytes: Math.min(limitBytes, total * maxShare) };
  new Worker(new URL('./memory-watch.ts', import.meta.url), { workerData }).unref();
}

/** If memory runs out all the same, Linux ends this process first, and not the server or another program. */
export function offerToKernel(write = writeFileSync): void {
  try {
    write('/proc/self/oom_score_adj', '1000');
  } catch {
    // Other systems have no such file.
  }
}
