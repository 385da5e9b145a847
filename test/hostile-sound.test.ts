import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { hostileRecordings } from '../src/server/testing/hostile-recordings.ts';

/** After this time for 24 MB, the page ends its worker and says that the file is damaged. */
const limitMs = 7_200;
/** An Ogg file with thousands of streams takes more than 256 MB until it is ended. */
const resourceLimits = { maxOldGenerationSizeMb: 1_024 };

/** What the page's reader makes of a file, in a worker as in the page. */
async function read(name: string): Promise<string> {
  const worker = new Worker(new URL('./hostile-sound-worker.ts', import.meta.url), {
    workerData: { name },
    resourceLimits,
  });
  try {
    await once(worker, 'message');
    const [outcome] = await once(worker, 'message', { signal: AbortSignal.timeout(limitMs) });
    return String(outcome);
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'ended';
    throw error;
  } finally {
    await worker.terminate();
  }
}

const names = Object.keys(hostileRecordings);
const few = ['WebM with tracks', 'WebM with void elements', 'WAV with chunks'];

/** Refused by the reader, or still at work when its time is up. */
const harmless = /^(damaged|codec|no-sound|not-media|overstated|ended|\d+ ms)$/;
const title = 'the page’s reader refuses %s or can be ended, in bounded memory';

test.each(few)(title, async (name) => expect(await read(name)).toMatch(harmless));

test.each(names.filter((name) => !few.includes(name)))(title, { tags: ['exhaustive'] }, async (name) =>
  expect(await read(name)).toMatch(harmless),
);
