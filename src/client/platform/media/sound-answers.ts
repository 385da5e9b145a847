import type { Sound } from './sound.ts';
import { SoundFileError, type SoundProblem } from './sound-file-error.ts';

export type SoundRequest =
  /** The first request, which is answered as soon as the worker has loaded. */
  | 'start'
  | { open: Blob }
  /** Starts reading here, and replies like `next`. */
  | { from: number }
  | 'next';

export type SoundReply =
  | { ready: true }
  | { lengthMs: number }
  | { samples: Float32Array }
  | { end: true }
  | { problem: SoundProblem; codec: string | undefined };

/** A second of sound per message: single packets would keep the page busy with messages. */
const batchSamples = 16_000;

/** Answers requests about one file. */
export function createSoundAnswers(open: (file: Blob) => Promise<Sound>) {
  let sound: Sound | undefined;
  let batches: AsyncGenerator<Float32Array> | undefined;
  let reading = new AbortController();

  return async (request: SoundRequest): Promise<SoundReply> => {
    try {
      if (request === 'start') return { ready: true };
      if (typeof request === 'object' && 'open' in request) {
        sound = await open(request.open);
        return { lengthMs: sound.lengthMs };
      }
      if (request !== 'next') {
        reading.abort();
        reading = new AbortController();
        batches = sound && inBatches(sound.samples(request.from, reading.signal));
      }
      const next = await batches?.next();
      return next?.done === false ? { samples: next.value } : { end: true };
    } catch (error) {
      if (error instanceof SoundFileError) return { problem: error.problem, codec: error.codec };
      return { problem: 'damaged', codec: undefined };
    }
  };
}

/** What was read before an error is delivered first. */
async function* inBatches(pieces: AsyncIterable<Float32Array>): AsyncGenerator<Float32Array> {
  let batch: Float32Array[] = [];
  let size = 0;
  const take = () => {
    const joined = new Float32Array(size);
    let at = 0;
    for (const piece of batch) {
      joined.set(piece, at);
      at += piece.length;
    }
    batch = [];
    size = 0;
    return joined;
  };
  let failure: unknown;
  try {
    for await (const piece of pieces) {
      batch.push(piece);
      size += piece.length;
      if (size >= batchSamples) yield take();
    }
  } catch (error) {
    failure = error ?? new SoundFileError('damaged');
  }
  if (size > 0) yield take();
  if (failure !== undefined) throw failure;
}
