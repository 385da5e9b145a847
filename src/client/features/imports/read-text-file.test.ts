import { expect, test, vi } from 'vitest';
import { createTextFileReader } from './read-text-file.ts';
import { readChapters, type TextFile } from './text-reader.ts';

const file: TextFile = { file: new File(['Hello'], 'a.txt'), language: 'en-US', cap: 1_000 };

/** A worker that does what the test says when it gets a file. */
function testWorker(onFile: (worker: Worker, file: TextFile) => void) {
  const worker = {
    onmessage: null,
    onerror: null,
    terminate: vi.fn(),
    postMessage: (given: TextFile) => onFile(worker as unknown as Worker, given),
  };
  return worker as unknown as Worker;
}

const reply = (worker: Worker, data: unknown) =>
  worker.onmessage?.call(worker, new MessageEvent('message', { data }));

test('reads a file in a worker, which then ends', async () => {
  const worker = testWorker((own, given) => void readChapters(given).then((read) => reply(own, read)));
  expect(await createTextFileReader(() => worker)(file)).toEqual({ text: 'Hello', timings: [] });
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('gives up on a file that takes too long, and ends the worker', async () => {
  vi.useFakeTimers();
  const worker = testWorker(() => {});
  const read = createTextFileReader(() => worker)(file);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await read).toEqual({ problem: 'damaged' });
  expect(worker.terminate).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('reads the file in the page if no worker can be started or loaded', async () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  const missing = () => testWorker((own) => own.onerror?.call(own, new ErrorEvent('error')));
  for (const createWorker of [blocked, missing]) {
    expect(await createTextFileReader(createWorker)(file)).toEqual({ text: 'Hello', timings: [] });
  }
});
