/** The parts of MP4 files, to build ones that no recorder writes. */

export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

export function box(type: string, ...content: Uint8Array[]): Buffer {
  const bytes = Buffer.concat(content);
  return Buffer.concat([uint32(bytes.length + 8), Buffer.from(type, 'latin1'), bytes]);
}

/** The bytes before the boxes of a sample description. */
const description = (version: number) =>
  Buffer.concat([Buffer.alloc(8), uint32(version * 0x10000), Buffer.alloc(16)]);

interface TrackOptions {
  id?: number;
  /** Null for none. */
  handler?: string | null;
  version?: number;
  /** The boxes of the sample description. */
  codecBoxes?: Uint8Array;
  /** Further sample descriptions, each a box. */
  others?: readonly Uint8Array[];
}

/** A track of one codec, such as `Opus`, with these tables. */
export const soundTrack = (
  codec: string,
  tables: Uint8Array,
  { id = 1, handler = 'soun', version = 0, codecBoxes = new Uint8Array(), others = [] }: TrackOptions = {},
): Buffer =>
  box(
    'trak',
    box('tkhd', Buffer.alloc(12), uint32(id), Buffer.alloc(64)),
    box(
      'mdia',
      ...(handler === null
        ? []
        : [box('hdlr', Buffer.alloc(8), Buffer.from(handler, 'latin1'), Buffer.alloc(12))]),
      box(
        'minf',
        box(
          'stbl',
          box(
            'stsd',
            uint32(0),
            uint32(1 + others.length),
            box(codec, description(version), codecBoxes),
            ...others,
          ),
          tables,
        ),
      ),
    ),
  );

/** Tables of packets of three bytes that start at `offset`, in one chunk. The table of chunks comes last. */
export const opusTable = ({
  packets,
  offset = 0,
  chunks = box('stsc', uint32(0), uint32(1), uint32(1), uint32(packets), uint32(1)),
}: {
  packets: number;
  offset?: number;
  chunks?: Uint8Array;
}): Buffer =>
  Buffer.concat([
    box('stsz', uint32(0), uint32(3), uint32(packets)),
    box('stco', uint32(0), uint32(1), uint32(offset)),
    chunks,
  ]);
