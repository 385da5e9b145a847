import { trustScript } from '../trusted-script.ts';
import type { TranscriptionResult, TranscriptionTask } from './in-browser-worker.ts';
import workerUrl from './in-browser-worker.ts?worker&url';

interface Waiting {
  resolve(text: string): void;
  reject(error: Error): void;
}

/** Runs the engine in a worker, which stays for the life of the page. */
export function createInBrowserEngine(createWorker: () => Worker) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  function startWorker(): Worker {
    const started = createWorker();
    started.onmessage = ({ data }: MessageEvent<TranscriptionResult>) => {
      const task = waiting.get(data.id);
      waiting.delete(data.id);
      if ('text' in data) task?.resolve(data.text);
      else task?.reject(new Error(data.error));
    };
    started.onerror = () => {
      worker = undefined;
      for (const task of waiting.values()) task.reject(new Error('The recogniser stopped'));
      waiting.clear();
    };
    return started;
  }

  return {
    /** Loads the model, which takes seconds, so that the first words don't have to wait for it. */
    start(): void {
      worker ??= startWorker();
    },
    transcribe(samples: Float32Array): Promise<string> {
      worker ??= startWorker();
      lastId += 1;
      const task: TranscriptionTask = { id: lastId, samples };
      worker.postMessage(task);
      return new Promise((resolve, reject) => waiting.set(task.id, { resolve, reject }));
    },
  };
}

let trusted: string | undefined;

export const inBrowserEngine = createInBrowserEngine(() => {
  trusted ??= trustScript('in-browser-worker', workerUrl);
  return new Worker(trusted, { type: 'module' });
});
