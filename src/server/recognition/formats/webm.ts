import type { FileBytes } from '../../requests/file-bytes.ts';
import type { ReadFormat } from './format.ts';
import { opusSeconds } from './opus.ts';
import { HostileFile, type ReadingPace, search } from './reading-pace.ts';
import { createVorbisMeter } from './vorbis.ts';

const ids = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  codec: 0x86,
  codecPrivate: 0x63a2,
  encodings: 0x6d80,
  cluster: 0x1f43b675,
  group: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
};
const clusterId = '\x1f\x43\xb6\x75';
/** The elements that contain others which we need, with what contains them. */
const parents = new Map<number, number | undefined>([
  [ids.segment, undefined],
  [ids.tracks, ids.segment],
  [ids.track, ids.tracks],
  [ids.cluster, ids.segment],
  [ids.group, ids.cluster],
]);
const audio = 2;
/** Recorders write one or two. */
const maxTracks = 16;
/** The last block of an interrupted recording may be cut off. */
const maxCutOff = 64 * 1024;

/** A block has at most 256 packets, and recorders write one of less than 2 KB. */
const maxBlockBytes = 256 * 1024;

/** Four bytes for the id and eight for the size. */
const maxHeaderBytes = 12;

interface Track {
  number: number;
  type: number;
  codec: string;
  codecPrivate: Uint8Array;
  encoded: boolean;
}

interface SoundTrack {
  codec: 'opus' | 'vorbis';
  seconds: number;
  measure(bytes: FileBytes, start: number, end: number): number;
}

/** Opus and Vorbis, as browsers record them. A file in which decoders might find other sound than we do is refused. */
export const readWebm: ReadFormat = async (bytes, pace) => {
  const header = readElement(bytes, 0);
  if (header?.id !== ids.header || header.end > 1_024) return undefined;
  if (!bytes.text(header.start, header.end - header.start).includes('webm')) return undefined;
  const tracks: Track[] = [];
  let sounds: Map<number, SoundTrack> | undefined;
  /** The elements that contain the current one, outermost first. */
  const open: Element[] = [];
  for (let at = header.end; at < bytes.length; ) {
    if (pace.element()) await pace.turn();
    while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= at) open.pop();
    const element = readElement(bytes, at);
    // An interrupted recording can end anywhere.
    if (!element && bytes.length - at < maxHeaderBytes) break;
    if (!element) return undefined;
    const { id, start, end } = element;
    // Live recorders don't know the size of a cluster. It ends where the next one starts.
    if (id === ids.cluster && open.at(-1)?.id === id && open.at(-1)?.end === Number.POSITIVE_INFINITY)
      open.pop();
    const parent = open.at(-1);
    if (end > (parent?.end ?? Number.POSITIVE_INFINITY)) return undefined;
    if (parents.has(id)) {
      // Decoders disagree about elements in the wrong place.
      if (parents.get(id) !== parent?.id) return undefined;
      if (id === ids.tracks && sounds) return undefined;
      if (id === ids.cluster) sounds ??= findSounds(tracks);
      if (id === ids.track)
        tracks.push({ number: 0, type: 0, codec: '', codecPrivate: new Uint8Array(), encoded: false });
      if (tracks.length > maxTracks) return undefined;
      open.push(element);
      at = start;
      continue;
    }
    const isBlock = id === ids.block || id === ids.simpleBlock;
    if (end > bytes.length && !(isBlock && bytes.length - start < maxCutOff)) return undefined;
    if (isBlock) await readBlock(bytes, { start, end: Math.min(end, bytes.length) }, sounds, pace);
    // After an error, decoders look for the next cluster, even inside an element.
    else if (end - start >= clusterId.length && (await search(bytes, clusterId, { start, end, pace })) < end)
      return undefined;
    else if (parent?.id === ids.track) readTrackField(bytes, element, tracks.at(-1));
    at = end;
  }
  const longest = [...(sounds?.values() ?? [])].sort((a, b) => b.seconds - a.seconds)[0];
  return longest && { seconds: longest.seconds, extension: 'webm', codec: longest.codec };
};

interface Element {
  id: number;
  start: number;
  /** Infinite if the size is unknown. */
  end: number;
}

function readElement(bytes: FileBytes, at: number): Element | undefined {
  const idLength = vintLength(bytes, at);
  const size = readVint(bytes, at + idLength);
  if (idLength > 4 || !size) return undefined;
  const start = at + idLength + size.length;
  if (start > bytes.length) return undefined;
  return { id: bytes.bigEndian(at, idLength), start, end: start + size.value };
}

const vintLength = (bytes: FileBytes, at: number): number => Math.clz32(bytes.at(at)) - 23;

/** A number of variable length. All ones mean that it is unknown. */
function readVint(bytes: FileBytes, at: number): { length: number; value: number } | undefined {
  const length = vintLength(bytes, at);
  if (length > 8) return undefined;
  let value = bytes.at(at) & (0xff >> length);
  let unknown = value === 0xff >> length;
  for (let index = 1; index < length; index += 1) {
    const byte = bytes.at(at + index);
    value = value * 256 + byte;
    unknown &&= byte === 0xff;
  }
  return { length, value: unknown ? Number.POSITIVE_INFINITY : value };
}

function readTrackField(bytes: FileBytes, { id, start, end }: Element, track: Track | undefined): void {
  if (!track) return;
  if (id === ids.trackNumber) track.number = readNumber(bytes, start, end);
  if (id === ids.trackType) track.type = readNumber(bytes, start, end);
  if (id === ids.codec) track.codec = bytes.text(start, Math.min(20, end - start));
  if (id === ids.codecPrivate) track.codecPrivate = bytes.slice(start, Math.min(end, start + maxCutOff));
  if (id === ids.encodings) track.encoded = true;
}

/** Recorders write one byte. */
function readNumber(bytes: FileBytes, start: number, end: number): number {
  if (end - start > 6) throw new HostileFile();
  return bytes.bigEndian(start, end - start);
}

/** The tracks with sound, by number. */
function findSounds(tracks: Track[]): Map<number, SoundTrack> {
  const numbers = new Set(tracks.map(({ number }) => number));
  if (numbers.size < tracks.length) throw new HostileFile();
  return new Map(
    tracks.filter(({ type }) => type === audio).map((track) => [track.number, createSoundTrack(track)]),
  );
}

function createSoundTrack({ codec, codecPrivate, encoded }: Track): SoundTrack {
  // Without the removed or encrypted bytes we can't measure its packets.
  if (encoded) throw new HostileFile();
  if (codec === 'A_OPUS') return { codec: 'opus', seconds: 0, measure: opusSeconds };
  const meter = codec === 'A_VORBIS' ? createMeter(codecPrivate) : undefined;
  if (!meter) throw new HostileFile();
  const measure: SoundTrack['measure'] = (bytes, start, end) =>
    end > start ? meter.packetSeconds(bytes.at(start)) : 0;
  return { codec: 'vorbis', seconds: 0, measure };
}

/** The three headers of Vorbis, after the sizes of the first two. */
function createMeter(codecPrivate: Uint8Array): ReturnType<typeof createVorbisMeter> {
  let at = 1;
  const [first = 0, second = 0] = [0, 1].map(() => {
    let size = 0;
    while (codecPrivate[at] === 255) {
      size += 255;
      at += 1;
    }
    size += codecPrivate[at] ?? 0;
    at += 1;
    return size;
  });
  return createVorbisMeter(codecPrivate.subarray(at, at + first), codecPrivate.subarray(at + first + second));
}

async function readBlock(
  bytes: FileBytes,
  { start, end }: { start: number; end: number },
  sounds: Map<number, SoundTrack> | undefined,
  pace: ReadingPace,
): Promise<void> {
  if (!sounds) throw new HostileFile();
  const number = readVint(bytes, start);
  const sound = number && sounds.get(number.value);
  if (!sound) return;
  if (end - start > maxBlockBytes) throw new HostileFile();
  if (pace.bytes(end - start)) await pace.turn();
  const afterTime = start + number.length + 2;
  for (const frame of splitBlock(bytes, afterTime, end)) {
    if (pace.element()) await pace.turn();
    sound.seconds += sound.measure(bytes, frame.start, frame.end);
  }
}

/** A block may contain up to 256 frames, with their sizes in front of them in one of three forms. */
function* splitBlock(bytes: FileBytes, at: number, end: number): Generator<{ start: number; end: number }> {
  const lacing = (bytes.at(at) >> 1) & 3;
  if (lacing === 0) {
    yield { start: at + 1, end };
    return;
  }
  const frames = bytes.at(at + 1) + 1;
  const sizes: number[] = [];
  let start = at + 2;
  for (let index = 0; lacing !== 2 && index < frames - 1; index += 1) {
    if (lacing === 1) {
      let size = 0;
      for (; bytes.at(start) === 255 && start < end; start += 1) size += 255;
      sizes.push(size + bytes.at(start));
      start += 1;
    } else {
      const given = readVint(bytes, start);
      if (!given) throw new HostileFile();
      start += given.length;
      // After the first, each is the difference to the one before.
      const bias = 2 ** (7 * given.length - 1) - 1;
      sizes.push(index === 0 ? given.value : (sizes[index - 1] ?? 0) + given.value - bias);
    }
  }
  const equalSize = Math.floor((end - start) / frames);
  for (let index = 0; index < frames; index += 1) {
    const size = index === frames - 1 ? end - start : lacing === 2 ? equalSize : (sizes[index] ?? 0);
    if (!(size >= 0 && start + size <= end)) throw new HostileFile();
    yield { start, end: start + size };
    start += size;
  }
}
