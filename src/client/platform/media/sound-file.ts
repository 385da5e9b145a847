import { trustScript } from '../trusted-script.ts';
import type { Sound } from './sound.ts';
import type { SoundReply, SoundRequest } from './sound-answers.ts';
import { SoundFileError } from './sound-file-error.ts';
import workerUrl from './sound-worker.ts?worker&url';

export type { Sound } from './sound.ts';

/** Over a slow network, loading the worker takes far longer than reading a file. */
const loadMs = 60_000;

/** A second of sound takes a few milliseconds. To find the end of some files, all of their bytes have to be read. */
const readingMs = ({ size }: Blob): number => 6_000 + size / 20_000;

/** The worker's script can't be loaded. */
class NoWorker extends Error {}

/**
 * Opens the sound track of an audio or video file in a worker of its own, so that no file can make the page stop
 * responding. Rejects with a SoundFileError.
 */
export function createSoundOpener(createWorker: () => Worker) {
  return async (file: Blob, signal?: AbortSignal): Promise<Sound> => {
    try {
      return await openInWorker(createWorker(), file, signal);
    } catch (error) {
      if (error instanceof SoundFileError || signal?.aborted) throw error;
      return (await import('./sound-reader.ts')).readSound(file);
    }
  };
}

async function openInWorker(worker: Worker, file: Blob, openSignal?: AbortSignal): Promise<Sound> {
  const send = createAsk(worker);
  const ask: Ask = (request, signal) => send(request, signal, readingMs(file));
  try {
    await send('start', openSignal, loadMs);
    const opened = await ask({ open: file }, openSignal);
    if (!('lengthMs' in opened)) throw new SoundFileError('damaged');
    return {
      lengthMs: opened.lengthMs,
      samples: (fromMs, signal) => readSamples(ask, fromMs, signal),
      close: () => worker.terminate(),
    };
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

async function* readSamples(ask: Ask, fromMs: number, signal: AbortSignal): AsyncGenerator<Float32Array> {
  let reply = await ask({ from: fromMs }, signal);
  while ('samples' in reply) {
    yield reply.samples;
    signal.throwIfAborted();
    reply = await ask('next', signal);
  }
}

type Ask = (request: SoundRequest, signal?: AbortSignal) => Promise<SoundReply>;

/** Each request gets one reply, and there is one request at a time. A late reply to one that was aborted is ignored. */
function createAsk(worker: Worker) {
  let last = 0;
  return (request: SoundRequest, signal: AbortSignal | undefined, timeoutMs: number): Promise<SoundReply> => {
    last += 1;
    const id = last;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let onAbort: (() => void) | undefined;
    const replied = new Promise<SoundReply>((resolve, reject) => {
      onAbort = () => reject(signal?.reason);
      if (signal?.aborted) return onAbort();
      signal?.addEventListener('abort', onAbort);
      timer = setTimeout(() => reject(new SoundFileError('damaged')), timeoutMs);
      worker.onerror = () => reject(new NoWorker());
      worker.onmessage = ({ data }: MessageEvent<{ id: number; reply: SoundReply }>) => {
        if (data.id !== id) return;
        if ('problem' in data.reply) reject(new SoundFileError(data.reply.problem, data.reply.codec));
        else resolve(data.reply);
      };
      worker.postMessage({ id, request });
    });
    return replied.finally(() => {
      clearTimeout(timer);
      if (onAbort) signal?.removeEventListener('abort', onAbort);
    });
  };
}

let trusted: string | undefined;

export const openSound = createSoundOpener(() => {
  trusted ??= trustScript('sound-worker', workerUrl);
  return new Worker(trusted, { type: 'module' });
});
