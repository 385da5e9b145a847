import type { FileBytes } from '../../requests/file-bytes.ts';
import type { ReadFormat } from './format.ts';

const pcm = 1;
const float = 3;
const extensible = 0xfffe;
const extensibleGuid = '\0\0\x10\0\x80\0\0\xaa\0\x38\x9b\x71';

/** Uncompressed WAV. Decoders play all of its data, so all of it counts. */
export const readWav: ReadFormat = async (bytes, pace) => {
  if (bytes.text(0, 4) !== 'RIFF' || bytes.text(8, 4) !== 'WAVE') return undefined;
  let bytesPerSecond: number | undefined;
  let soundBytes: number | undefined;
  let end = bytes.length;
  for (let at = 12; at + 8 <= bytes.length; ) {
    if (pace.element()) await pace.turn();
    const name = bytes.text(at, 4);
    const size = bytes.littleEndian(at + 4, 4);
    const start = at + 8;
    const left = bytes.length - start;
    if (name === 'fmt ') {
      // Decoders disagree about which of two formats applies.
      if (bytesPerSecond !== undefined || size > left) return undefined;
      bytesPerSecond = readFormat(bytes, start, size);
      if (bytesPerSecond === undefined) return undefined;
    }
    if (name === 'data') {
      if (bytesPerSecond === undefined) return undefined;
      // A recorder that doesn't know the size in advance writes none or a larger one into the header. After an odd size,
      // decoders disagree about where the next chunk starts.
      const isLast = size === 0 || size > left || size % 2 === 1;
      soundBytes = (soundBytes ?? 0) + (isLast ? left : size);
      end = isLast ? bytes.length : start + size;
      if (isLast) break;
    }
    at = start + size + (size % 2);
  }
  if (soundBytes === undefined || bytesPerSecond === undefined) return undefined;
  return { seconds: soundBytes / bytesPerSecond, extension: 'wav', codec: 'pcm', end };
};

/** Returns the bytes per second, or undefined for a compressed or impossible format. */
function readFormat(bytes: FileBytes, start: number, size: number): number | undefined {
  if (size < 16) return undefined;
  const channels = bytes.littleEndian(start + 2, 2);
  const sampleRate = bytes.littleEndian(start + 4, 4);
  let code = bytes.littleEndian(start, 2);
  let bits = bytes.littleEndian(start + 14, 2);
  if (code === extensible) {
    if (size < 40 || bytes.text(start + 28, 12) !== extensibleGuid) return undefined;
    code = bytes.littleEndian(start + 24, 4);
    // Some decoders read samples of this size.
    bits = Math.min(bits, bytes.littleEndian(start + 18, 2) || bits);
  }
  const known = (code === pcm && bits <= 32) || (code === float && (bits === 32 || bits === 64));
  if (!known || channels > 8 || sampleRate > 192_000) return undefined;
  return sampleRate * channels * Math.ceil(bits / 8) || undefined;
}
