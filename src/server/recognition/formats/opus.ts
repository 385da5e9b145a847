import type { FileBytes } from '../../requests/file-bytes.ts';

const silkMs = [10, 20, 40, 60];
const hybridMs = [10, 20];
const celtMs = [2.5, 5, 10, 20];
/** The longest packet that the standard allows. */
const maxPacketMs = 120;

/** The length of an Opus packet, from its first two bytes. */
export function opusSeconds(bytes: FileBytes, start: number, end: number): number {
  if (end <= start) return 0;
  const first = bytes.at(start);
  const config = first >> 3;
  const frameMs =
    (config < 12 ? silkMs[config & 3] : config < 16 ? hybridMs[config & 1] : celtMs[config & 3]) ?? 0;
  const code = first & 3;
  const frames = code === 0 ? 1 : code < 3 ? 2 : end - start > 1 ? bytes.at(start + 1) & 0x3f : 0;
  return Math.min(frames * frameMs, maxPacketMs) / 1_000;
}
