import { speechRate } from '../../../shared/resample.ts';

const headerBytes = 44;

/** A WAV file: 16 kHz, mono, 16 bits. */
export function toWav(samples: Float32Array): ArrayBuffer {
  const wav = new ArrayBuffer(headerBytes + samples.length * 2);
  writeHeader(wav);
  const data = new Int16Array(wav, headerBytes);
  for (const [index, sample] of samples.entries())
    data[index] = Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768)));
  return wav;
}

/** The samples of such a file. */
export const fromWav = (wav: ArrayBuffer): Float32Array =>
  Float32Array.from(new Int16Array(wav, headerBytes), (sample) => sample / 32_768);

/** Joins several of these files into one. */
export function joinWavs(wavs: readonly ArrayBuffer[]): ArrayBuffer {
  const length = wavs.reduce((sum, wav) => sum + wav.byteLength - headerBytes, 0);
  const joined = new ArrayBuffer(headerBytes + length);
  writeHeader(joined);
  const bytes = new Uint8Array(joined);
  let at = headerBytes;
  for (const wav of wavs) {
    bytes.set(new Uint8Array(wav, headerBytes), at);
    at += wav.byteLength - headerBytes;
  }
  return joined;
}

function writeHeader(wav: ArrayBuffer): void {
  const view = new DataView(wav);
  const text = (at: number, letters: string) => {
    for (let i = 0; i < letters.length; i += 1) view.setUint8(at + i, letters.charCodeAt(i));
  };
  text(0, 'RIFF');
  view.setUint32(4, wav.byteLength - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, speechRate, true);
  view.setUint32(28, speechRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, wav.byteLength - headerBytes, true);
}
