import { expect, test, vi } from 'vitest';
import type { Sound } from './sound.ts';
import { createSoundAnswers, type SoundReply, type SoundRequest } from './sound-answers.ts';
import { createSoundOpener } from './sound-file.ts';
import { SoundFileError } from './sound-file-error.ts';

/** A worker that answers with what the test gives it, unless it never loads. */
function testWorker(answer: (request: SoundRequest) => Promise<SoundReply>, loads = true) {
  const worker = {
    onmessage: (_event: MessageEvent) => {},
    onerror: (_event: ErrorEvent) => {},
    terminate: vi.fn(),
    postMessage: ({ id, request }: { id: number; request: SoundRequest }) =>
      void (request === 'start' && loads ? start() : answer(request)).then((reply) =>
        worker.onmessage(new MessageEvent('message', { data: { id, reply } })),
      ),
  };
  return worker;
}

const opener = (worker: ReturnType<typeof testWorker>) =>
  createSoundOpener(() => worker as unknown as Worker);

const start = async (): Promise<SoundReply> => ({ ready: true });

const never = () => new Promise<SoundReply>(() => {});

function testSound(pieces: number, failAt = Number.POSITIVE_INFINITY): Sound {
  return {
    lengthMs: pieces * 500,
    async *samples(fromMs) {
      for (let piece = fromMs / 500; piece < pieces; piece += 1) {
        if (piece >= failAt) throw new SoundFileError('damaged');
        yield new Float32Array(8_000).fill(piece);
      }
    },
    close() {},
  };
}

async function collect(sound: Sound, fromMs = 0): Promise<number[]> {
  const firsts: number[] = [];
  for await (const samples of sound.samples(fromMs, new AbortController().signal)) {
    for (let at = 0; at < samples.length; at += 8_000) firsts.push(samples[at] ?? -1);
  }
  return firsts;
}

test('reads all sound through a worker, from any point, and ends the worker when it is closed', async () => {
  const worker = testWorker(createSoundAnswers(async () => testSound(5)));
  const sound = await opener(worker)(new Blob(['x']));
  expect(sound.lengthMs).toBe(2_500);
  expect(await collect(sound)).toEqual([0, 1, 2, 3, 4]);
  expect(await collect(sound, 1_500)).toEqual([3, 4]);
  sound.close();
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('delivers the sound before a damaged place, then the problem', async () => {
  const sound = await opener(testWorker(createSoundAnswers(async () => testSound(5, 3))))(new Blob(['x']));
  const heard: number[] = [];
  const read = async () => {
    for await (const samples of sound.samples(0, new AbortController().signal)) heard.push(samples.length);
  };
  await expect(read()).rejects.toMatchObject({ problem: 'damaged' });
  expect(heard).toEqual([16_000, 8_000]);
});

test('names the codec that can’t be decoded, and ends the worker', async () => {
  const worker = testWorker(createSoundAnswers(() => Promise.reject(new SoundFileError('codec', 'AC-3'))));
  await expect(opener(worker)(new Blob(['x']))).rejects.toMatchObject({ problem: 'codec', codec: 'AC-3' });
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test.each([
  [true, 6_000],
  [false, 60_000],
])('gives up on a file that never opens, if the worker loads (%s) after %i ms', async (loads, timeoutMs) => {
  vi.useFakeTimers();
  const worker = testWorker(never, loads);
  const opening = expect(opener(worker)(new Blob(['x']))).rejects.toMatchObject({ problem: 'damaged' });
  await vi.advanceTimersByTimeAsync(timeoutMs - 1_000);
  expect(worker.terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_001);
  await opening;
  expect(worker.terminate).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('gives up after some seconds without sound', async () => {
  vi.useFakeTimers();
  const answers = createSoundAnswers(async () => testSound(5));
  const worker = testWorker((request) => (request === 'next' ? never() : answers(request)));
  const reading = expect(opener(worker)(new Blob(['x'])).then((sound) => collect(sound)));
  const failing = reading.rejects.toMatchObject({ problem: 'damaged' });
  await vi.advanceTimersByTimeAsync(6_001);
  await failing;
  vi.useRealTimers();
});

test('stops opening a file when the user cancels', async () => {
  const worker = testWorker(never);
  const leaving = new AbortController();
  const opening = opener(worker)(new Blob(['x']), leaving.signal);
  leaving.abort();
  await expect(opening).rejects.toThrow('abort');
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('stops waiting for a place that is never read when the user cancels', async () => {
  const worker = testWorker(async (request) =>
    typeof request === 'object' && 'open' in request ? { lengthMs: 1_000 } : never(),
  );
  const sound = await opener(worker)(new Blob(['x']));
  const leaving = new AbortController();
  const reading = sound.samples(0, leaving.signal).next();
  leaving.abort();
  await expect(reading).rejects.toThrow('abort');
});

test('reads the file in the page if the worker can’t be loaded', async () => {
  const worker = testWorker(never);
  const opening = opener(worker)(new Blob(['']));
  worker.onerror(new ErrorEvent('error'));
  await expect(opening).rejects.toMatchObject({ problem: 'empty' });
});
