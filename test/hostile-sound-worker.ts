import { parentPort, workerData } from 'node:worker_threads';
import { readSound } from '../src/client/platform/media/sound-reader.ts';
import { hostileRecordings } from '../src/server/testing/hostile-recordings.ts';

const { name } = workerData as { name: string };
const file = new Blob([new Uint8Array(hostileRecordings[name]?.() ?? [])]);
parentPort?.postMessage('started');
const outcome = await readSound(file).then(
  ({ lengthMs }) => `${lengthMs} ms`,
  (error: unknown) => (error instanceof Error && 'problem' in error ? String(error.problem) : String(error)),
);
parentPort?.postMessage(outcome);
