const bitratesV1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const bitratesV2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const sampleRatesV1 = [44_100, 48_000, 32_000];

/** An MPEG layer III frame. The body starts after the side information. */
interface Frame {
  length: number;
  bodyOffset: number;
}

function readFrame(bytes: Uint8Array, at: number): Frame | undefined {
  const [sync, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4);
  if (sync !== 0xff || (second & 0xe6) !== 0xe2) return undefined;
  const version = (second >> 3) & 3;
  if (version === 1) return undefined;
  const isMpeg1 = version === 3;
  const kilobits = (isMpeg1 ? bitratesV1 : bitratesV2)[third >> 4];
  const baseRate = sampleRatesV1[(third >> 2) & 3];
  if (!kilobits || !baseRate) return undefined;
  const rate = isMpeg1 ? baseRate : version === 2 ? baseRate / 2 : baseRate / 4;
  const mono = fourth >> 6 === 3;
  const length = Math.floor(((isMpeg1 ? 144 : 72) * kilobits * 1000) / rate) + ((third >> 1) & 1);
  return { length, bodyOffset: 4 + (isMpeg1 ? (mono ? 17 : 32) : mono ? 9 : 17) };
}

/** Xing, Info and VBRI frames hold no sound, only the length of the file they came from. */
function isInfoFrame(frame: Uint8Array, bodyOffset: number): boolean {
  const tag = (offset: number) => String.fromCharCode(...frame.subarray(offset, offset + 4));
  return ['Xing', 'Info'].includes(tag(bodyOffset)) || tag(36) === 'VBRI';
}

/** A frame like the first of these, but without sound. Undefined if they don't start with a frame. */
export function silentFrame(frames: Uint8Array): Uint8Array | undefined {
  const frame = readFrame(frames, 0);
  if (!frame) return undefined;
  const silence = new Uint8Array(frame.length);
  silence.set(frames.subarray(0, 4));
  // No checksum follows the header.
  silence[1] = (silence[1] ?? 0) | 1;
  return silence;
}

/** Passes on only frames with sound, so that several files can be played as one. */
export interface FrameFilter {
  push(bytes: Uint8Array): Uint8Array;
}

/** Use one filter per file. ID3 tags and incomplete frames are dropped. */
export function createFrameFilter(): FrameFilter {
  let pending = new Uint8Array(0);
  let toSkip = 0;

  return {
    push(bytes) {
      const buffer = new Uint8Array(pending.length + bytes.length);
      buffer.set(pending);
      buffer.set(bytes, pending.length);
      const kept: Uint8Array[] = [];
      let at = 0;
      while (at < buffer.length) {
        if (toSkip > 0) {
          const skipped = Math.min(toSkip, buffer.length - at);
          at += skipped;
          toSkip -= skipped;
          continue;
        }
        if (buffer.length - at < 10) break;
        if (buffer[at] === 0x49 && buffer[at + 1] === 0x44 && buffer[at + 2] === 0x33) {
          toSkip = 10 + tagSize(buffer.subarray(at + 6, at + 10));
          continue;
        }
        const frame = readFrame(buffer, at);
        if (!frame) {
          at += 1;
          continue;
        }
        if (at + frame.length > buffer.length) break;
        const whole = buffer.subarray(at, at + frame.length);
        if (!isInfoFrame(whole, frame.bodyOffset)) kept.push(whole);
        at += frame.length;
      }
      pending = buffer.slice(at);
      return Buffer.concat(kept);
    },
  };
}

function tagSize(bytes: Uint8Array): number {
  return bytes.reduce((size, byte) => size * 128 + (byte & 0x7f), 0);
}
