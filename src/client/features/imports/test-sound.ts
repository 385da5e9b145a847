import { speechRate } from '../../../shared/resample.ts';
import type { Sound } from '../../platform/media/sound-file.ts';

const pieceLength = 4_096;

/** A file that is already decoded. */
export const soundOf = (whole: Float32Array): Sound => ({
  lengthMs: (whole.length / speechRate) * 1_000,
  async *samples(fromMs, signal) {
    for (let at = Math.round((fromMs * speechRate) / 1_000); at < whole.length; at += pieceLength) {
      signal.throwIfAborted();
      yield whole.subarray(at, at + pieceLength);
    }
  },
  close() {},
});
