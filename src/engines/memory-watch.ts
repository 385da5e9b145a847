import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { outOfMemoryPipe } from '../shared/engine-report.ts';

/**
 * Ends the engine if it takes more memory than it may. In a thread of its own, because the engine's work blocks the main
 * one. A limit of the system (`ulimit`) wouldn't do: it counts the memory that WebAssembly and V8 reserve and never use.
 */
const { limitBytes, engine } = workerData as { limitBytes: number; engine: string };
const gigabytes = (bytes: number) => (bytes / 1e9).toFixed(1);

setInterval(() => {
  const used = process.memoryUsage.rss();
  if (!(used > limitBytes)) return;
  try {
    writeSync(outOfMemoryPipe, 'x');
    writeSync(
      2,
      `The ${engine} engine was ended: it took ${gigabytes(used)} GB of memory, and may take ${gigabytes(limitBytes)} GB.\n`,
    );
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}, 200);
