import { FLAC, type Input, MATROSKA, MP3, WEBM } from 'mediabunny';

/** A file is damaged if its sound ends more than this before its stated length. */
export const toleranceMs = 2_000;

/** Speech takes more bytes in every codec. Silence can take fewer, so shorter files are read whatever their size. */
const minBytesPerSecond = 100;
const alwaysReadMs = 60 * 60 * 1_000;

/** The longest sound that a file of this size can hold. A few bytes could otherwise keep the decoder busy for hours. */
export const maxLengthMs = ({ size }: Blob): number =>
  Math.max(alwaysReadMs, (size / minBytesPerSecond) * 1_000);

/** The sample rates that browsers play. Converting any other one could take all memory. */
export const isPlayableRate = (rate: number): boolean => rate >= 3_000 && rate <= 768_000;

/**
 * Formats that state the length of all tracks, so that a truncated file can be recognised even if it can still be
 * played.
 */
const stating = [MP3, FLAC, MATROSKA, WEBM];

/** Whether the file is truncated, if its format states a length. */
export async function isCutOff(input: Input, file: Blob): Promise<boolean> {
  const start = await readText(file.slice(0, 12));
  if (start.startsWith('RIFF')) return isCutOffWave(file);
  const format = await input.getFormat();
  if (!stating.includes(format)) return false;
  if (format === MP3 && !(await hasFrameCount(file))) return false;
  const stated = (await input.getDurationFromMetadata()) ?? 0;
  return (stated - (await input.computeDuration())) * 1_000 > toleranceMs;
}

/** Programs that write to a pipe don't know the length, so they state the largest possible one. */
const unknownLength = 0x7fff0000;

async function isCutOffWave(file: Blob): Promise<boolean> {
  const stated = new DataView(await file.slice(0, 8).arrayBuffer()).getUint32(4, true) + 8;
  return stated < unknownLength && stated - file.size > file.size / 100;
}

/** Without a count in the first frame, the length is only a guess. */
async function hasFrameCount(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 10).arrayBuffer());
  const [size3 = 0, size2 = 0, size1 = 0, size0 = 0] = head.subarray(6);
  const isTagged = String.fromCharCode(...head.subarray(0, 3)) === 'ID3';
  const from = isTagged ? 10 + (size3 << 21) + (size2 << 14) + (size1 << 7) + size0 : 0;
  return /Xing|Info/.test(await readText(file.slice(from, from + 4_096)));
}

const endBytes = 1024 * 1024;

/** Whether the file contains DRM boxes, which are near its start or end. */
export async function isProtected(file: Blob): Promise<boolean> {
  const ends = await Promise.all([readText(file.slice(0, endBytes)), readText(file.slice(-endBytes))]);
  return ends.some((end) => end.includes('sinf') && end.includes('schm'));
}

const readText = async (part: Blob): Promise<string> =>
  new TextDecoder('latin1').decode(await part.arrayBuffer());
