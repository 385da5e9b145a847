import type { FileBytes } from '../../requests/file-bytes.ts';
import type { ReadFormat } from './format.ts';
import { type Box, boxes, find } from './mp4-boxes.ts';
import { opusSeconds } from './opus.ts';
import { HostileFile, type ReadingPace } from './reading-pace.ts';

/** A track with sound. Each of its samples, in the format's own term, is one packet of the codec. */
interface Track {
  codec: 'aac' | 'alac' | 'opus';
  /** Undefined if each packet states its own length. */
  packetSeconds: number | undefined;
  /** A longer packet counts as several. */
  maxPacketBytes?: number;
  seconds: number;
}

/** Recorders write one or two. */
const maxTracks = 16;

const aacRates = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
];
const aacPacketSamples = 1_024;
/** The largest AAC packet for each channel. Some decoders play several packets that are stored as one. */
const maxAacChannelBytes = 768;
const maxAacChannels = 8;

/** Samples that no decoder plays as sound. Whether a track has sound depends on them in most decoders. */
const silentSamples = ['text', 'tx3g', 'wvtt', 'stpp', 'c608', 'tmcd', 'mett', 'metx', 'mebx', 'rtp '];

/** AAC, Apple Lossless and Opus in MP4 or M4A, whole or in fragments. The tables give sizes, and we ignore their times. */
export const readMp4: ReadFormat = async (bytes, pace) => {
  if (bytes.text(4, 4) !== 'ftyp' || bytes.text(8, 4) === 'qt  ') return undefined;
  const tracks = new Map<number, Track>();
  const defaultSizes = new Map<number, number>();
  let hasMovie = false;
  for (const box of boxes(bytes, { start: 0, end: bytes.length })) {
    if (pace.element()) await pace.turn();
    if (box.type === 'moov') {
      hasMovie = true;
      for (const child of boxes(bytes, box)) {
        if (pace.element()) await pace.turn();
        if (child.type === 'trak') await readTrack(bytes, child, tracks, pace);
        if (child.type === 'mvex') {
          for (const { type, start } of boxes(bytes, child)) {
            if (pace.element()) await pace.turn();
            if (type === 'trex' && defaultSizes.size < maxTracks)
              defaultSizes.set(bytes.bigEndian(start + 4, 4), bytes.bigEndian(start + 16, 4));
          }
        }
      }
    }
    if (box.type === 'moof') {
      if (!hasMovie) throw new HostileFile();
      for (const child of boxes(bytes, box)) {
        if (pace.element()) await pace.turn();
        if (child.type === 'traf') await readFragment(bytes, box.at, child, { tracks, defaultSizes }, pace);
      }
    }
  }
  const longest = [...tracks.values()].sort((a, b) => b.seconds - a.seconds)[0];
  return longest && { seconds: longest.seconds, extension: 'm4a', codec: longest.codec };
};

async function readTrack(
  bytes: FileBytes,
  trak: Box,
  tracks: Map<number, Track>,
  pace: ReadingPace,
): Promise<void> {
  const handler = await find(bytes, trak, 'mdia/hdlr', pace);
  const kind = handler && bytes.text(handler.start + 8, 4);
  if (kind === 'vide') return;
  const header = await find(bytes, trak, 'tkhd', pace);
  const table = await find(bytes, trak, 'mdia/minf/stbl', pace);
  const descriptions = table && (await find(bytes, table, 'stsd', pace));
  if (!header || !table || !descriptions) throw new HostileFile();
  if (kind !== 'soun' && silentSamples.includes(bytes.text(descriptions.start + 12, 4))) return;
  const id = bytes.bigEndian(header.start + (bytes.at(header.start) === 1 ? 20 : 12), 4);
  if (tracks.has(id) || tracks.size >= maxTracks || bytes.bigEndian(descriptions.start + 4, 4) !== 1)
    throw new HostileFile();
  const track = await readDescription(bytes, descriptions, pace);
  tracks.set(id, track);
  await addTable(bytes, table, track, pace);
}

async function readDescription(bytes: FileBytes, descriptions: Box, pace: ReadingPace): Promise<Track> {
  for (const entry of boxes(bytes, { ...descriptions, start: descriptions.start + 8 })) {
    // In QuickTime's own versions, boxes start later.
    if (bytes.bigEndian(entry.start + 8, 2) !== 0) break;
    const inner = { ...entry, start: entry.start + 28 };
    if (entry.type === 'Opus') return { codec: 'opus', packetSeconds: undefined, seconds: 0 };
    if (entry.type === 'alac') {
      const cookie = await find(bytes, inner, 'alac', pace);
      if (!cookie) break;
      const seconds = bytes.bigEndian(cookie.start + 4, 4) / bytes.bigEndian(cookie.start + 24, 4);
      if (!(seconds > 0 && seconds < 10)) break;
      return { codec: 'alac', packetSeconds: seconds, seconds: 0 };
    }
    if (entry.type === 'mp4a') {
      const config = await find(bytes, inner, 'esds', pace);
      const aac = config && readAacConfig(bytes, config);
      if (!aac) break;
      return {
        codec: 'aac',
        packetSeconds: aacPacketSamples / aac.sampleRate,
        maxPacketBytes: aac.channels * maxAacChannelBytes,
        seconds: 0,
      };
    }
    break;
  }
  throw new HostileFile();
}

/** The sample rate is in the decoder's configuration, inside three descriptors. */
function readAacConfig(
  bytes: FileBytes,
  { start, end }: Box,
): { sampleRate: number; channels: number } | undefined {
  let at = start + 4;
  const enter = (tag: number): boolean => {
    if (bytes.at(at) !== tag) return false;
    at += 1;
    // The size takes up to four bytes.
    for (let count = 0; count < 4; count += 1) {
      at += 1;
      if ((bytes.at(at - 1) & 0x80) === 0) break;
    }
    return true;
  };
  if (!enter(3)) return undefined;
  const flags = bytes.at(at + 2);
  at += 3 + (flags & 0x80 ? 2 : 0) + (flags & 0x20 ? 2 : 0);
  if (flags & 0x40) at += 1 + bytes.at(at);
  if (!enter(4)) return undefined;
  const objectType = bytes.at(at);
  if (objectType !== 0x40 && objectType !== 0x67) return undefined;
  at += 13;
  if (!enter(5) || at + 2 > end) return undefined;
  const config = bytes.bigEndian(at, 2);
  const isRateless = config >> 11 === 31;
  const sampleRate = isRateless ? undefined : aacRates[(config >> 7) & 0xf];
  const channels = (config >> 3) & 0xf;
  return sampleRate === undefined
    ? undefined
    : { sampleRate, channels: channels > 0 && channels < 7 ? channels : maxAacChannels };
}

/** Adds the packets in the tables of a file that was finished. */
async function addTable(bytes: FileBytes, table: Box, track: Track, pace: ReadingPace): Promise<void> {
  const sizes = await find(bytes, table, 'stsz', pace);
  // Decoders disagree about a second table, which has smaller numbers.
  if (!sizes || (await find(bytes, table, 'stz2', pace))) throw new HostileFile();
  const equalSize = bytes.bigEndian(sizes.start + 4, 4);
  const count = bytes.bigEndian(sizes.start + 8, 4);
  if (equalSize === 0 && sizes.start + 12 + count * 4 > sizes.end) throw new HostileFile();
  const sizeOf = (index: number) => equalSize || bytes.bigEndian(sizes.start + 12 + index * 4, 4);
  if (track.packetSeconds !== undefined) {
    for (let index = 0; index < count; index += 1) {
      if (pace.element()) await pace.turn();
      addPacket(track, bytes, 0, sizeOf(index));
    }
    return;
  }
  const chunks = await find(bytes, table, 'stsc', pace);
  const long = await find(bytes, table, 'co64', pace);
  const offsets = long ?? (await find(bytes, table, 'stco', pace));
  if (!chunks || !offsets) throw new HostileFile();
  const runs = bytes.bigEndian(chunks.start + 4, 4);
  const chunkCount = bytes.bigEndian(offsets.start + 4, 4);
  const offsetBytes = long ? 8 : 4;
  if (chunks.start + 8 + runs * 12 > chunks.end) throw new HostileFile();
  if (offsets.start + 8 + chunkCount * offsetBytes > offsets.end) throw new HostileFile();
  let run = 0;
  let index = 0;
  for (let chunk = 0; chunk < chunkCount && index < count; chunk += 1) {
    if (pace.element()) await pace.turn();
    while (run + 1 < runs && bytes.bigEndian(chunks.start + 8 + (run + 1) * 12, 4) <= chunk + 1) {
      if (pace.element()) await pace.turn();
      run += 1;
    }
    const inChunk = bytes.bigEndian(chunks.start + 12 + run * 12, 4);
    let at = bytes.bigEndian(offsets.start + 8 + chunk * offsetBytes + (long ? 2 : 0), long ? 6 : 4);
    for (const last = Math.min(count, index + inChunk); index < last; index += 1) {
      if (pace.element()) await pace.turn();
      const size = sizeOf(index);
      addPacket(track, bytes, at, size);
      at += size;
    }
  }
}

const hasBaseOffset = 0x1;
const hasDataOffset = 0x1;
const hasFirstFlags = 0x4;
const baseIsMoof = 0x20000;
const [hasDuration, hasSize, hasFlags, hasComposition] = [0x100, 0x200, 0x400, 0x800];

/** Adds the packets of a part of a file that was recorded live. */
async function readFragment(
  bytes: FileBytes,
  moofAt: number,
  traf: Box,
  { tracks, defaultSizes }: { tracks: Map<number, Track>; defaultSizes: Map<number, number> },
  pace: ReadingPace,
): Promise<void> {
  const header = await find(bytes, traf, 'tfhd', pace);
  if (!header) throw new HostileFile();
  const flags = bytes.bigEndian(header.start + 1, 3);
  const id = bytes.bigEndian(header.start + 4, 4);
  const track = tracks.get(id);
  if (!track) return;
  let field = header.start + 8;
  let base = moofAt;
  if (flags & hasBaseOffset) {
    if (!(flags & baseIsMoof)) base = bytes.bigEndian(field + 2, 6);
    field += 8;
  }
  // The sample description and the duration come before the size.
  field += (flags & 0x2 ? 4 : 0) + (flags & 0x8 ? 4 : 0);
  const defaultSize = flags & 0x10 ? bytes.bigEndian(field, 4) : (defaultSizes.get(id) ?? 0);
  let at = base;
  for (const box of boxes(bytes, traf)) {
    if (pace.element()) await pace.turn();
    if (box.type !== 'trun') continue;
    const runFlags = bytes.bigEndian(box.start + 1, 3);
    const count = bytes.bigEndian(box.start + 4, 4);
    let entry = box.start + 8;
    if (runFlags & hasDataOffset) {
      at = base + (bytes.bigEndian(entry, 4) | 0);
      entry += 4;
    }
    if (runFlags & hasFirstFlags) entry += 4;
    for (let index = 0; index < count; index += 1) {
      if (pace.element()) await pace.turn();
      if (runFlags & hasDuration) entry += 4;
      const size = runFlags & hasSize ? bytes.bigEndian(entry, 4) : defaultSize;
      if (runFlags & hasSize) entry += 4;
      entry += (runFlags & hasFlags ? 4 : 0) + (runFlags & hasComposition ? 4 : 0);
      if (entry > box.end) throw new HostileFile();
      addPacket(track, bytes, at, size);
      at += size;
    }
  }
}

function addPacket(track: Track, bytes: FileBytes, at: number, size: number): void {
  const { packetSeconds, maxPacketBytes = size } = track;
  if (packetSeconds === undefined) track.seconds += opusSeconds(bytes, at, Math.min(at + size, bytes.length));
  else track.seconds += packetSeconds * Math.max(1, Math.ceil(size / maxPacketBytes));
}
