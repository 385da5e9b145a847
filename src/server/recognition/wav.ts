const pcm = 1;
const float = 3;
const extensible = 0xfffe;

/** The exact length of an uncompressed WAV file in seconds; undefined for anything else. */
export function wavSeconds(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const nameAt = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (nameAt(0) !== 'RIFF' || nameAt(8) !== 'WAVE') return undefined;
  let bytesPerSecond = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = nameAt(at);
    const size = view.getUint32(at + 4, true);
    const start = at + 8;
    if (name === 'fmt ' && start + 16 <= bytes.length) {
      if (![pcm, float, extensible].includes(view.getUint16(start, true))) return undefined;
      const channels = view.getUint16(start + 2, true);
      const sampleRate = view.getUint32(start + 4, true);
      const bits = view.getUint16(start + 14, true);
      if (channels > 8 || sampleRate > 192_000 || bits > 64) return undefined;
      bytesPerSecond = sampleRate * channels * Math.ceil(bits / 8);
    }
    if (name === 'data') {
      // A recorder that doesn't know the size in advance writes a larger one into the header.
      return bytesPerSecond > 0 ? Math.min(size, bytes.length - start) / bytesPerSecond : undefined;
    }
    at = start + size + (size % 2);
  }
  return undefined;
}
