import type { FileBytes } from '../../requests/file-bytes.ts';
import type { ReadFormat } from './format.ts';
import { opusSeconds } from './opus.ts';
import { HostileFile, search } from './reading-pace.ts';
import { createVorbisMeter, isVorbisHeader, type VorbisMeter } from './vorbis.ts';

const headerBytes = 27;
const capture = 'OggS\0';
const continued = 1;
const first = 2;
/** Recorders write one. */
const maxStreams = 16;
/** The setup header of Vorbis is about 4 KB long. */
const maxHeaderBytes = 64 * 1024;

/** Adds a packet, or the first part of one, and returns its length. */
interface Stream {
  codec: 'opus' | 'vorbis';
  add(bytes: FileBytes, start: number, end: number): number;
  /** Adds more of the last packet. */
  extend(bytes: FileBytes, start: number, end: number): void;
}

/** Opus and Vorbis. Streams may follow one another, and decoders then play all of them. */
export const readOgg: ReadFormat = async (bytes, pace) => {
  if (bytes.text(0, 5) !== capture) return undefined;
  const streams = new Map<number, Stream>();
  let codec: Stream['codec'] | undefined;
  let seconds = 0;
  for (let at = 0; at + headerBytes <= bytes.length; ) {
    if (pace.element()) await pace.turn();
    const flags = bytes.at(at + 5);
    const serial = bytes.littleEndian(at + 14, 4);
    const segments = bytes.at(at + 26);
    let start = at + headerBytes + segments;
    let isContinued = (flags & continued) !== 0;
    if (flags & first) {
      const stream = startStream(bytes, start);
      // It may be sound in a codec that we can't measure.
      if (!stream || streams.size >= maxStreams) return undefined;
      codec ??= stream.codec;
      streams.set(serial, stream);
    }
    const stream = streams.get(serial);
    if (!stream) return undefined;
    for (let index = 0; index < segments; ) {
      let size = 0;
      let lace = 255;
      while (lace === 255 && index < segments) {
        lace = bytes.at(at + headerBytes + index);
        size += lace;
        index += 1;
      }
      if (pace.element(size)) await pace.turn();
      const end = Math.min(start + size, bytes.length);
      if (isContinued) stream.extend(bytes, start, end);
      else seconds += stream.add(bytes, start, end);
      isContinued = false;
      start += size;
    }
    // Decoders that distrust a page look for others inside it.
    const pageEnd = Math.min(start, bytes.length);
    if ((await search(bytes, capture, { start: at + 1, end: pageEnd, pace })) < pageEnd) return undefined;
    const follows = bytes.text(start, capture.length) === capture;
    at = follows ? start : await search(bytes, capture, { start, end: bytes.length, pace });
  }
  return codec && { seconds, extension: 'ogg', codec };
};

function startStream(bytes: FileBytes, start: number): Stream | undefined {
  if (bytes.text(start, 8) === 'OpusHead') return createOpusStream();
  return isVorbisHeader(bytes.slice(start, start + 7), 1) ? createVorbisStream() : undefined;
}

function createOpusStream(): Stream {
  let packets = 0;
  return {
    codec: 'opus',
    add(bytes, start, end) {
      packets += 1;
      const isHeader = packets <= 2 && /^Opus(Head|Tags)$/.test(bytes.text(start, 8));
      return isHeader ? 0 : opusSeconds(bytes, start, end);
    },
    extend() {},
  };
}

function createVorbisStream(): Stream {
  /** Where the pieces of the three headers are. */
  const headers: { pieces: { start: number; end: number }[]; size: number }[] = [];
  let isInHeader = false;
  let meter: VorbisMeter | undefined;

  function extend(_bytes: FileBytes, start: number, end: number): void {
    const header = isInHeader ? headers.at(-1) : undefined;
    // The second one has comments, which may be long and aren't needed.
    if (!header || headers.length === 2 || end <= start) return;
    header.size += end - start;
    if (header.size > maxHeaderBytes) throw new HostileFile();
    header.pieces.push({ start, end });
  }

  function startMeter(bytes: FileBytes): VorbisMeter | undefined {
    const [identification, , setup] = headers.map(({ pieces }) =>
      Buffer.concat(pieces.map(({ start, end }) => bytes.slice(start, end))),
    );
    return identification && setup && createVorbisMeter(identification, setup);
  }

  return {
    codec: 'vorbis',
    add(bytes, start, end) {
      if (end <= start) return 0;
      isInHeader = (bytes.at(start) & 1) === 1 && headers.length < 3;
      if (isInHeader) headers.push({ pieces: [], size: 0 });
      extend(bytes, start, end);
      // Decoders ignore further headers.
      if (bytes.at(start) & 1) return 0;
      meter ??= startMeter(bytes);
      if (!meter) throw new HostileFile();
      return meter.packetSeconds(bytes.at(start));
    },
    extend,
  };
}
