import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { dropLoop, probabilityOf } from '../../shared/recognition/decoding.ts';
import { openPartStore } from '../install/part-store.ts';
import { cutIntoChunks, readAudio } from './audio.ts';
import { logMel, melFrames } from './log-mel.ts';
import { isForeignToHindi, toText, toTokens } from './whisper-text.ts';

function wav(samples: readonly number[], sampleRate: number): Uint8Array {
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + samples.length * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(sampleRate, 24);
  bytes.writeUInt32LE(sampleRate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples.length * 2, 40);
  for (const [index, sample] of samples.entries())
    bytes.writeInt16LE(Math.round(sample * 32_767), 44 + index * 2);
  return bytes;
}

it('reads WAV at any sample rate', async () => {
  const tone = Array.from({ length: 48_000 }, (_, i) => Math.sin((2 * Math.PI * 440 * i) / 48_000));
  const samples = await readAudio(wav(tone, 48_000), 'none');
  // The filter drops half its width at the end, which is less than a millisecond.
  expect(samples.length).toBeGreaterThan(15_984);
  expect(samples.length).toBeLessThanOrEqual(16_000);
  // The output is delayed by one input sample.
  expect(samples[1_000]).toBeCloseTo(Math.sin((2 * Math.PI * 440 * 2_999) / 48_000), 2);
});

it('refuses files that it can’t read', async () => {
  await expect(readAudio(new TextEncoder().encode('hello'), 'none')).rejects.toThrow(
    'Only WAV and MP3 recordings, and WebM and Ogg with Opus, are supported.',
  );
});

it.each(['spoken.webm', 'spoken.ogg'])('decodes the Opus in %s', async (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'rhapsode-opus-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // Stands in for the downloaded decoder: a frame lasts 20 ms.
  await openPartStore(folder).install('opus-decoder', 'test', async (part) => {
    mkdirSync(join(part, 'dist'));
    writeFileSync(
      join(part, 'dist/opus-decoder.min.js'),
      `exports.OpusDecoder = class {
        ready = Promise.resolve();
        decodeFrames(frames) {
          const samplesDecoded = frames.length * 960;
          return { channelData: [new Float32Array(samplesDecoded)], samplesDecoded, sampleRate: 48000 };
        }
        free() {}
      };`,
    );
  });
  const samples = await readAudio(readFileSync(join('e2e/import-files', name)), folder);
  expect(samples.length / 16_000).toBeGreaterThan(3);
});

it('cuts long recordings where they are quietest', () => {
  const samples = new Float32Array(60 * 16_000).fill(0.5);
  samples.fill(0, 20 * 16_000, 20.5 * 16_000);
  const chunks = cutIntoChunks(samples);
  expect(chunks.every((chunk) => chunk.samples.length <= 28 * 16_000)).toBe(true);
  expect(chunks[1]?.start).toBeGreaterThanOrEqual(20 * 16_000);
  expect(chunks[1]?.start).toBeLessThan(20.5 * 16_000);
  expect(chunks.reduce((sum, chunk) => sum + chunk.samples.length, 0)).toBe(samples.length);
});

it('finds a tone in the right frequency band', () => {
  const tone = Float32Array.from({ length: 16_000 }, (_, i) => Math.sin((2 * Math.PI * 1_000 * i) / 16_000));
  const spectrum = logMel(tone);
  const bands = Array.from({ length: 80 }, (_, band) => spectrum[band * melFrames + 50] ?? 0);
  const loudest = bands.indexOf(Math.max(...bands));
  // On the mel scale, 1,000 Hz is 15 and 8,000 Hz is 45.2.
  expect(loudest).toBeGreaterThanOrEqual(25);
  expect(loudest).toBeLessThanOrEqual(27);
});

it('detects a loop of tokens and drops the repeats', () => {
  const ids = [5, 1, 2, 1, 2, 1, 2, 1, 2];
  expect(dropLoop(ids)).toBe(true);
  expect(ids).toEqual([5, 1, 2]);
  expect(dropLoop([1, 2, 3, 1, 2, 3])).toBe(false);
});

it.each([
  [' नमस्ते', false],
  ['9, ।', false],
  [' namaste', true],
  ['نمستے', true],
  ['é', true],
  ['வணக்கம்', true],
])('detects whether %s contains letters other than Devanagari', (text, foreign) => {
  expect(isForeignToHindi([...new TextEncoder().encode(text)])).toBe(foreign);
});

it('turns a prompt into tokens', () => {
  const vocabulary = ['Ġ', 'S', 'a', 'o', 'Sao', 'irse', 'ĠSao', ',', 'ĠÅ', 'Å', 'ģ', 'u', 'k', 'ĠK'];
  const ids = new Map(vocabulary.map((token, id) => [token, id]));
  const tokens = toTokens('Saoirse, Łuk', ids);
  expect(tokens.map((id) => vocabulary[id])).toEqual(['ĠSao', 'irse', ',', 'ĠÅ', 'ģ', 'u', 'k']);
  expect(toText(tokens, vocabulary)).toBe('Saoirse, Łuk');
  expect(toTokens('', ids)).toEqual([]);
});

it('turns scores into probabilities', () => {
  expect(probabilityOf(Float32Array.of(0, Math.log(3)), 1)).toBeCloseTo(0.75);
});
