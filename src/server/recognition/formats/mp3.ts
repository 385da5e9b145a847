import type { FileBytes } from '../../requests/file-bytes.ts';
import type { ReadFormat } from './format.ts';
import type { ReadingPace } from './reading-pace.ts';

const sampleRates = [44_100, 48_000, 32_000];
/** In kilobits per second, by layer. */
const bitratesV1 = [
  [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
];
const shortBitratesV2 = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const bitratesV2 = [
  [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  shortBitratesV2,
  shortBitratesV2,
];

interface Frame {
  length: number;
  seconds: number;
}

/** MP3, and the two older layers, which decoders play as well. */
export const readMp3: ReadFormat = async (bytes, pace) => {
  const start = await soundStart(bytes, pace);
  const first = readFrame(bytes, start);
  if (!first) return undefined;
  const next = start + first.length;
  if (next < bytes.length && !readFrame(bytes, next)) return undefined;
  let seconds = 0;
  for (let at = start; at < bytes.length; ) {
    if (pace.element()) await pace.turn();
    const frame = readFrame(bytes, at);
    seconds += frame?.seconds ?? 0;
    // Decoders look for the next frame after anything else.
    at = frame ? at + frame.length : bytes.find(0xff, at + 1);
  }
  return { seconds, extension: 'mp3', codec: 'mp3' };
};

const maxPadding = 64 * 1024;

/** After tags at the start, and zeros that fill them up. */
export async function soundStart(bytes: FileBytes, pace: ReadingPace): Promise<number> {
  let at = 0;
  while (bytes.text(at, 3) === 'ID3') {
    if (pace.element()) await pace.turn();
    const hasFooter = (bytes.at(at + 5) & 0x10) !== 0;
    let size = 0;
    for (let index = 6; index < 10; index += 1) size = size * 128 + (bytes.at(at + index) & 0x7f);
    at += 10 + size + (hasFooter ? 10 : 0);
  }
  const padded = at + maxPadding;
  while (at < padded && bytes.at(at) === 0) at += 1;
  return at;
}

function readFrame(bytes: FileBytes, at: number): Frame | undefined {
  const second = bytes.at(at + 1);
  if (bytes.at(at) !== 0xff || (second & 0xe0) !== 0xe0) return undefined;
  const version = (second >> 3) & 3;
  const layer = 4 - ((second >> 1) & 3);
  if (version === 1 || layer === 4) return undefined;
  const third = bytes.at(at + 2);
  const kilobits = (version === 3 ? bitratesV1 : bitratesV2)[layer - 1]?.[(third >> 4) - 1];
  const baseRate = sampleRates[(third >> 2) & 3];
  if (kilobits === undefined || baseRate === undefined) return undefined;
  const sampleRate = version === 3 ? baseRate : version === 2 ? baseRate / 2 : baseRate / 4;
  const samples = layer === 1 ? 384 : layer === 3 && version !== 3 ? 576 : 1_152;
  const slotBytes = layer === 1 ? 4 : 1;
  const slots = Math.floor((samples * kilobits * 125) / sampleRate / slotBytes) + ((third >> 1) & 1);
  return { length: slots * slotBytes, seconds: samples / sampleRate };
}
