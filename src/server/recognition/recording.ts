import type { FileBytes } from '../requests/file-bytes.ts';
import { readFlac } from './formats/flac.ts';
import type { Measured } from './formats/format.ts';
import { readMp3 } from './formats/mp3.ts';
import { readMp4 } from './formats/mp4.ts';
import { readOgg } from './formats/ogg.ts';
import { createReadingPace, HostileFile } from './formats/reading-pace.ts';
import { readWav } from './formats/wav.ts';
import { readWebm } from './formats/webm.ts';

export interface Recording extends Omit<Measured, 'end'> {
  /** Nothing but what was measured. */
  bytes: FileBytes;
}

/** MP3 comes last, because its frames can occur in any file. */
const formats = [readWav, readWebm, readOgg, readMp4, readFlac, readMp3];

/**
 * Detects the format of a file from its content and measures its length. Undefined if we can't read it as audio. Reading
 * takes time in proportion to the file's size and hardly any memory, whatever the file contains.
 */
export async function readRecording(bytes: FileBytes): Promise<Recording | undefined> {
  const pace = createReadingPace();
  try {
    for (const read of formats) {
      const measured = await read(bytes, pace);
      if (!measured) continue;
      const { end = bytes.length, ...recording } = measured;
      return { bytes: bytes.first(end), ...recording };
    }
  } catch (error) {
    if (!(error instanceof HostileFile)) throw error;
  }
  return undefined;
}
