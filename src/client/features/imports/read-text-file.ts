import { trustScript } from '../../platform/trusted-script.ts';
import type { ReadText } from './text-reader.ts';
import workerUrl from './text-reader-worker.ts?worker&url';

/** The largest file takes a few seconds on a slow phone. */
const timeoutMs = 30_000;

/** Reads text from a file in a worker of its own, so that no file can make the page stop responding. */
export function createTextFileReader(createWorker: () => Worker) {
  return async (file: File): Promise<ReadText> => {
    const read = await readInWorker(file, createWorker);
    // Without a worker, reading takes the page's time, but not more than in proportion to the file's limited size.
    return read ?? (await import('./text-reader.ts')).readText(file);
  };
}

/** Undefined if there is no worker, for example because its script can't be loaded. */
async function readInWorker(file: File, createWorker: () => Worker): Promise<ReadText | undefined> {
  let worker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const started = createWorker();
    worker = started;
    return await new Promise<ReadText | undefined>((resolve) => {
      started.onmessage = ({ data }: MessageEvent<ReadText>) => resolve(data);
      started.onerror = () => resolve(undefined);
      timer = setTimeout(() => resolve({ problem: 'damaged' }), timeoutMs);
      started.postMessage(file);
    });
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    worker?.terminate();
  }
}

let trusted: string | undefined;

export const readTextFile = createTextFileReader(() => {
  trusted ??= trustScript('text-reader-worker', workerUrl);
  return new Worker(trusted, { type: 'module' });
});
