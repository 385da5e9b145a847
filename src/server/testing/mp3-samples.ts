/** MPEG-2 layer III, 64 kbit/s, 22,050 Hz, mono: 208 bytes per frame. */
const frameBytes = 208;

/** A playable frame. The fill byte makes frames distinguishable. */
export function soundFrame(fillByte: number): Uint8Array {
  const frame = new Uint8Array(frameBytes).fill(fillByte);
  frame.set([0xff, 0xf3, 0x80, 0xc4]);
  return frame;
}

/** The frame in which encoders store a file's length. */
export function infoFrame(): Uint8Array {
  const frame = soundFrame(0);
  frame.set(Buffer.from('Info'), 13);
  return frame;
}

/** The title tag at the start of a file. */
export function id3Tag(size: number): Uint8Array {
  const tag = new Uint8Array(10 + size).fill(0xff);
  tag.set([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, size >> 7, size & 0x7f]);
  return tag;
}
