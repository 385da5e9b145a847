import { trustScript } from '../../platform/trusted-script.ts';
import type { ReadChapters, TextFile } from './text-reader.ts';
import workerUrl from './text-reader-worker.ts?worker&url';

/** The largest file takes a few seconds on a slow phone. */
const timeoutMs = 30_000;

/** Reads text from a file in a worker of its own, so that no file can make the page stop responding. */
export function createTextFileReader(createWorker: () => Worker) {
  return async (file: TextFile): Promise<ReadChapters> => {
    const read = await readInWorker(file, createWorker);
    // Without a worker, reading takes the page's time, but not more than in proportion to the file's limited size.
    return read ?? (await import('./text-reader.ts')).readChapters(file);
  };
}

/** Undefined if there is no worker, for example because its script can't be loaded. */
async function readInWorker(file: TextFile, createWorker: () => Worker): Promise<ReadChapters | undefined> {
  let worker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const started = createWorker();
    worker = started;
    return await new Promise<ReadChapters | undefined>((resolve) => {
      started.onmessage = ({ data }: MessageEvent<ReadChapters>) => resolve(data);
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
