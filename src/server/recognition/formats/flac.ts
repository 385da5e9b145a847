import type { FileBytes } from '../../requests/file-bytes.ts';
import type { ReadFormat } from './format.ts';
import { soundStart } from './mp3.ts';

const sampleRates = [
  0, 88_200, 176_400, 192_000, 8_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 96_000,
];

interface Frame {
  headerLength: number;
  samples: number;
  /** 0 if it is that of the whole file. */
  sampleRate: number;
}

export const readFlac: ReadFormat = async (bytes, pace) => {
  const start = bytes.text(0, 3) === 'ID3' ? await soundStart(bytes, pace) : 0;
  if (bytes.text(start, 4) !== 'fLaC') return undefined;
  let at = start + 4;
  // The first block has the sample rate and the number of samples, which may be missing.
  if ((bytes.at(at) & 0x7f) !== 0) return undefined;
  const fileRate = bytes.bigEndian(at + 14, 3) >> 4;
  const announced = (bytes.at(at + 17) & 0xf) * 2 ** 32 + bytes.bigEndian(at + 18, 4);
  if (fileRate === 0) return undefined;
  for (let last = false; !last && at + 4 <= bytes.length; ) {
    if (pace.element()) await pace.turn();
    last = (bytes.at(at) & 0x80) !== 0;
    at += 4 + bytes.bigEndian(at + 1, 3);
  }
  // Frames don't say how long they are, so we look for the next header.
  let samples = 0;
  for (at = bytes.find(0xff, at); at < bytes.length; ) {
    if (pace.element()) await pace.turn();
    const frame = readFrame(bytes, at);
    if (frame) samples += frame.samples * (fileRate / (frame.sampleRate || fileRate));
    at = bytes.find(0xff, at + (frame?.headerLength ?? 1));
  }
  return { seconds: Math.max(samples, announced) / fileRate, extension: 'flac', codec: 'flac' };
};

function readFrame(bytes: FileBytes, start: number): Frame | undefined {
  if (bytes.at(start) !== 0xff || (bytes.at(start + 1) & 0xfe) !== 0xf8) return undefined;
  const sizeCode = bytes.at(start + 2) >> 4;
  const rateCode = bytes.at(start + 2) & 0xf;
  if (sizeCode === 0 || rateCode === 15) return undefined;
  let at = start + 4;
  // The frame's number, in the same form as a character in UTF-8.
  const numberBytes = Math.max(1, Math.clz32(~(bytes.at(at) << 24)));
  at += numberBytes;
  let samples = sizeCode === 1 ? 192 : sizeCode < 6 ? 144 * 2 ** sizeCode : 2 ** sizeCode;
  if (sizeCode === 6 || sizeCode === 7) {
    samples = bytes.bigEndian(at, sizeCode - 5) + 1;
    at += sizeCode - 5;
  }
  let sampleRate = sampleRates[rateCode] ?? 0;
  if (rateCode >= 12) {
    const size = rateCode === 12 ? 1 : 2;
    sampleRate = bytes.bigEndian(at, size) * ([1_000, 1, 10][rateCode - 12] ?? 1);
    at += size;
  }
  if (at >= bytes.length || checksum(bytes, start, at) !== bytes.at(at)) return undefined;
  return { headerLength: at + 1 - start, samples, sampleRate };
}

/** CRC-8 with the polynomial x⁸ + x² + x + 1. */
function checksum(bytes: FileBytes, start: number, end: number): number {
  let sum = 0;
  for (let at = start; at < end; at += 1) {
    sum ^= bytes.at(at);
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 0x80 ? ((sum << 1) ^ 7) & 0xff : sum << 1;
  }
  return sum;
}
