import type { FileBytes } from '../../requests/file-bytes.ts';
import type { ReadingPace } from './reading-pace.ts';

export interface Measured {
  /** What a decoder would play, whatever the timestamps say. */
  seconds: number;
  /** Providers look at the file's name rather than at its type. */
  extension: string;
  /** Such as `opus`. */
  codec: string;
  /** Where the sound ends, if there may be something else behind it. */
  end?: number;
}

/** Reads a file of one format. Undefined if it isn't one, is damaged, or has a codec that we can't measure. */
export type ReadFormat = (bytes: FileBytes, pace: ReadingPace) => Promise<Measured | undefined>;
