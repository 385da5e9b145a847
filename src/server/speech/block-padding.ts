import { setTimeout as delay } from 'node:timers/promises';
import { silentFrame } from './mp3.ts';

/** Chromium passes audio on to its decoder in blocks of this size, counted from the start of the response. */
const blockBytes = 32_768;
const tagHeaderBytes = 10;
/** Chromium plays nothing before it has about fifty frames, whatever else it gets: 1.2 seconds. */
const firstFrames = 60;
/** Parts of a sentence arrive within a few milliseconds of each other. */
const pauseMs = 30;

/**
 * Fills up the current block whenever the audio pauses. Otherwise Chromium would play the last four seconds before
 * the pause only after it, and an engine may pause for long. A first phrase that is too short to be played is followed by
 * silence, of a second at most. The audio must arrive in whole frames.
 */
export async function* padPauses(audio: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const parts = audio[Symbol.asyncIterator]();
  let inBlock = 0;
  let silence: Uint8Array | undefined;
  let missingFrames = firstFrames;
  try {
    for (;;) {
      const next = parts.next();
      if (inBlock > 0 && (await Promise.race([next, delay(pauseMs, 'paused')])) === 'paused') {
        if (silence && missingFrames > 0) {
          const filler = Buffer.concat(Array(Math.ceil(missingFrames)).fill(silence));
          yield filler;
          inBlock = (inBlock + filler.length) % blockBytes;
          missingFrames = 0;
        }
        yield emptyTag(blockBytes - inBlock);
        inBlock = 0;
      }
      const { done, value } = await next;
      if (done) return;
      yield value;
      silence ??= silentFrame(value);
      if (silence) missingFrames -= value.length / silence.length;
      inBlock = (inBlock + value.length) % blockBytes;
    }
  } finally {
    // Not awaited: it waits for the next sentence.
    parts.return?.()?.catch(() => undefined);
  }
}

/** An ID3 tag of this size, which players skip. If it doesn't fit, it fills the next block too. */
function emptyTag(wanted: number): Uint8Array {
  const size = (wanted < tagHeaderBytes ? wanted + blockBytes : wanted) - tagHeaderBytes;
  const sizeBytes = [21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f);
  return Buffer.concat([Buffer.from('ID3\x04\0\0'), Buffer.from(sizeBytes), Buffer.alloc(size)]);
}
