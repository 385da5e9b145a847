import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { takeWarnings } from '../../../../test/fail-on-warnings.ts';
import { toWav } from '../speech/wav.ts';
import { readSound } from './sound-reader.ts';

const files = join(import.meta.dirname, '../../../../e2e/import-files');
const open = async (name: string) => readSound(await openAsBlob(join(files, name)));

// Sound can’t be decoded here, but the codec can be found.
test.for([
  ['spoken.mp3', 'MP3'],
  ['spoken.m4a', 'AAC'],
  ['spoken.aac', 'AAC'],
  ['spoken.ogg', 'OPUS'],
  ['vorbis.ogg', 'VORBIS'],
  ['spoken.webm', 'OPUS'],
  ['spoken.flac', 'FLAC'],
  ['spoken.mp4', 'AAC'],
  ['spoken.mov', 'AAC'],
] as const)('names the codec of %s if it cannot be decoded', async ([name, codec]) => {
  await expect(open(name)).rejects.toMatchObject({ problem: 'codec', codec });
});

test('finds no sound in a video without an audio track', async () => {
  await expect(open('silent-picture.mov')).rejects.toMatchObject({ problem: 'no-sound' });
});

test.for(['mp3', 'flac', 'webm', 'm4a', 'mov'])(
  'finds that the end of a %s file is missing',
  async (format) => {
    const whole = await openAsBlob(join(files, `spoken.${format}`));
    await expect(readSound(whole.slice(0, whole.size * 0.4))).rejects.toMatchObject({ problem: 'damaged' });
  },
);

test('finds that the end of a WAV file is missing, unless its length was never known', async () => {
  const wav = toWav(new Float32Array(32_000));
  const half = wav.slice(0, wav.byteLength / 2);
  await expect(readSound(new Blob([half]))).rejects.toMatchObject({ problem: 'damaged' });
  new DataView(half).setUint32(4, 0xffffffff, true);
  await expect(readSound(new Blob([half]))).resolves.toMatchObject({ lengthMs: expect.any(Number) });
});

/** Silence as a WAV file with this sample rate, one byte for each sample. */
function wavAt(rate: number, samples: number): Blob {
  const file = new Uint8Array(44 + samples).fill(128, 44);
  file.set(new Uint8Array(toWav(new Float32Array(1))).subarray(0, 44));
  const view = new DataView(file.buffer);
  view.setUint32(4, file.length - 8, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  view.setUint32(40, samples, true);
  return new Blob([file]);
}

async function readAll(file: Blob): Promise<number> {
  const sound = await readSound(file);
  let samples = 0;
  for await (const piece of sound.samples(0, new AbortController().signal)) samples += piece.length;
  return samples / 16_000;
}

test('refuses a file that claims 28 hours in 100 KB, and reads one that is long and quiet', async () => {
  await expect(readSound(wavAt(1, 100_000))).rejects.toMatchObject({ problem: 'overstated' });
  expect(await readAll(wavAt(8_000, 80_000))).toBeCloseTo(10, 1);
});

test.each([1, 2_999, 768_001, 4_294_967_291])('refuses a sample rate of %i', async (rate) => {
  await expect(readAll(wavAt(rate, 3_000))).rejects.toMatchObject({ problem: 'damaged' });
});

test('refuses a file that describes its sound in two ways', async () => {
  const song = Buffer.from(await (await openAsBlob(join(files, 'spoken.m4a'))).arrayBuffer());
  const at = song.indexOf('stsd') - 4;
  const end = at + song.readUInt32BE(at);
  const other = Buffer.from(song.subarray(at + 16, end));
  // The sample rate.
  other.writeUInt16BE(8_000, 32);
  for (const type of ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd']) {
    const start = song.indexOf(type) - 4;
    song.writeUInt32BE(song.readUInt32BE(start) + other.length, start);
  }
  song.writeUInt32BE(2, at + 12);
  const changed = new Blob([song.subarray(0, end), other, song.subarray(end)]);
  const found = await readSound(changed).catch((error: unknown) => error);
  // Otherwise it names the codec, because sound can't be decoded here.
  expect(found).toMatchObject({ problem: 'codec', codec: undefined });
});

test('recognises DRM-protected video and audio', async () => {
  await expect(open('protected.mp4')).rejects.toMatchObject({ problem: 'encrypted' });
  const song = Buffer.from(await (await openAsBlob(join(files, 'spoken.m4a'))).arrayBuffer());
  song.write('drms', song.indexOf('mp4a', song.indexOf('stsd')), 'latin1');
  await expect(readSound(new Blob([song]))).rejects.toMatchObject({ problem: 'encrypted' });
  expect(takeWarnings()).toEqual(["Unsupported audio codec (sample entry type 'drms')."]);
});

test('finds nothing in an empty file', async () => {
  await expect(readSound(new Blob([]))).rejects.toMatchObject({ problem: 'empty' });
});
