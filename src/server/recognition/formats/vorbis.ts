/** Measures the packets of a Vorbis stream. */
export interface VorbisMeter {
  /** Adds a packet, of which only the first byte is needed, and returns its length. */
  packetSeconds(firstByte: number): number;
}

const modeBits = 41;

/** Undefined if the headers aren't valid. */
export function createVorbisMeter(identification: Uint8Array, setup: Uint8Array): VorbisMeter | undefined {
  const view = new DataView(identification.buffer, identification.byteOffset, identification.byteLength);
  if (identification.length < 30 || !isVorbisHeader(identification, 1) || !isVorbisHeader(setup, 5)) {
    return undefined;
  }
  const sampleRate = view.getUint32(12, true);
  const sizes = [2 ** (view.getUint8(28) & 0xf), 2 ** (view.getUint8(28) >> 4)] as const;
  const longModes = readModes(setup);
  if (sampleRate === 0 || !longModes) return undefined;
  const numberMask = 2 ** Math.ceil(Math.log2(longModes.length)) - 1;
  let previous: number | undefined;
  return {
    packetSeconds(firstByte) {
      // An odd byte starts a header.
      if (firstByte & 1) return 0;
      const size = sizes[longModes[(firstByte >> 1) & numberMask] ? 1 : 0];
      // Blocks overlap by half, so the first one gives no sound yet.
      const samples = previous === undefined ? 0 : (previous + size) / 4;
      previous = size;
      return samples / sampleRate;
    },
  };
}

export function isVorbisHeader(packet: Uint8Array, type: number): boolean {
  return packet[0] === type && String.fromCharCode(...packet.subarray(1, 7)) === 'vorbis';
}

/**
 * Whether each mode has long blocks. The modes are at the end of the setup header, after tables that only a decoder can
 * read, so they are read backwards: each has 8 bits of mapping, 32 zero bits and one bit for long blocks.
 */
function readModes(setup: Uint8Array): boolean[] | undefined {
  const bit = (index: number) => ((setup[index >> 3] ?? 0) >> (index & 7)) & 1;
  const number = (start: number, size: number) => {
    let value = 0;
    for (let index = size - 1; index >= 0; index -= 1) value = value * 2 + bit(start + index);
    return value;
  };
  let end = setup.length * 8 - 1;
  while (end > 0 && bit(end) === 0) end -= 1;
  let found: boolean[] | undefined;
  const longModes: boolean[] = [];
  for (let start = end - modeBits; start > 64 && longModes.length < 64; start -= modeBits) {
    if (number(start + 33, 8) > 63 || number(start + 1, 32) !== 0) break;
    longModes.unshift(bit(start) === 1);
    // The number of modes is in front of them.
    if (number(start - 6, 6) + 1 === longModes.length) found = [...longModes];
  }
  return found;
}
