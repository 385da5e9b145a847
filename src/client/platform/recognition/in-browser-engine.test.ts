import { expect, test } from 'vitest';
import { createInBrowserEngine } from './in-browser-engine.ts';
import type { TranscriptionResult, TranscriptionTask } from './in-browser-worker.ts';

function open() {
  const workers: { tasks: TranscriptionTask[]; send(result: TranscriptionResult): void; crash(): void }[] =
    [];
  const engine = createInBrowserEngine(() => {
    const tasks: TranscriptionTask[] = [];
    const worker = {
      postMessage: (task: TranscriptionTask) => tasks.push(task),
      onmessage: (_event: unknown) => {},
      onerror: () => {},
    };
    workers.push({ tasks, send: (data) => worker.onmessage({ data }), crash: () => worker.onerror() });
    return worker as unknown as Worker;
  });
  return { engine, workers };
}

test('gives each recording its own words, in one worker', async () => {
  const { engine, workers } = open();
  const first = engine.transcribe(new Float32Array(1));
  const second = engine.transcribe(new Float32Array(2));
  expect(workers[0]?.tasks.map(({ samples }) => samples.length)).toEqual([1, 2]);
  workers[0]?.send({ id: 2, text: 'two' });
  workers[0]?.send({ id: 1, text: 'one' });
  expect(await Promise.all([first, second])).toEqual(['one', 'two']);
  expect(workers).toHaveLength(1);
});

test('can start before there is anything to transcribe', async () => {
  const { engine, workers } = open();
  engine.start();
  expect(workers).toHaveLength(1);
  const words = engine.transcribe(new Float32Array(1));
  engine.start();
  workers[0]?.send({ id: 1, text: 'words' });
  expect(await words).toBe('words');
  expect(workers).toHaveLength(1);
});

test('reports an error, and starts a new worker after a crash', async () => {
  const { engine, workers } = open();
  const failed = engine.transcribe(new Float32Array(1));
  workers[0]?.send({ id: 1, error: 'no memory' });
  await expect(failed).rejects.toThrow('no memory');
  const crashed = engine.transcribe(new Float32Array(1));
  workers[0]?.crash();
  await expect(crashed).rejects.toThrow('The recogniser stopped');
  const next = engine.transcribe(new Float32Array(1));
  workers[1]?.send({ id: 3, text: 'words' });
  expect(await next).toBe('words');
});
