import { compileFunction } from 'node:vm';
import { createResampler, speechRate } from '../../shared/resample.ts';
import { BadRequest } from '../engine-app.ts';
import { readPartFile } from '../parts.ts';

interface Sound {
  /** Mono. */
  samples: Float32Array;
  sampleRate: number;
}

/** Decodes WAV or MP3 and resamples it to 16 kHz. */
export async function readAudio(bytes: Uint8Array, folder: string): Promise<Float32Array> {
  const sound = readWav(bytes) ?? (await readMp3(bytes, folder));
  if (!sound) throw new BadRequest('Only WAV and MP3 recordings are supported.');
  return createResampler(sound.sampleRate)(sound.samples);
}

function readWav(bytes: Uint8Array): Sound | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tag = (offset: number) => Buffer.from(bytes.subarray(offset, offset + 4)).toString('latin1');
  if (bytes.length < 44 || tag(0) !== 'RIFF' || tag(8) !== 'WAVE') return undefined;
  let format: { code: number; channels: number; sampleRate: number; bits: number } | undefined;
  for (let offset = 12; offset + 8 <= bytes.length; ) {
    const size = view.getUint32(offset + 4, true);
    const body = offset + 8;
    if (tag(offset) === 'fmt ') {
      format = {
        code: view.getUint16(body, true),
        channels: view.getUint16(body + 2, true),
        sampleRate: view.getUint32(body + 4, true),
        bits: view.getUint16(body + 14, true),
      };
    }
    if (tag(offset) === 'data' && format) {
      const { channels, sampleRate, bits, code } = format;
      const isFloat = code === 3 && bits === 32;
      if (!isFloat && bits !== 16) return undefined;
      const frame = (bits / 8) * channels;
      const frames = Math.floor(Math.min(size, bytes.length - body) / frame);
      const samples = new Float32Array(frames);
      for (let i = 0; i < frames; i += 1) {
        const position = body + i * frame;
        samples[i] = isFloat ? view.getFloat32(position, true) : view.getInt16(position, true) / 32_768;
      }
      return { samples, sampleRate };
    }
    offset = body + size + (size % 2);
  }
  return undefined;
}

interface MpegDecoder {
  ready: Promise<void>;
  decode(bytes: Uint8Array): { channelData: Float32Array[]; samplesDecoded: number; sampleRate: number };
  free(): void;
}

async function readMp3(bytes: Uint8Array, folder: string): Promise<Sound | undefined> {
  const [first = 0, second = 0] = bytes;
  const isId3 = Buffer.from(bytes.subarray(0, 3)).toString('latin1') === 'ID3';
  if (!isId3 && !(first === 0xff && (second & 0xe0) === 0xe0)) return undefined;
  const script = readPartFile(folder, 'mp3-decoder', 'dist/mpg123-decoder.min.js').toString();
  const exports = {} as { MPEGDecoder: new () => MpegDecoder };
  // The script requires a worker library that only its other decoder uses.
  compileFunction(script, ['exports', 'module', 'require']).call({}, exports, {}, () => class {});
  const decoder = new exports.MPEGDecoder();
  await decoder.ready;
  const { channelData, samplesDecoded, sampleRate } = decoder.decode(bytes);
  const samples = channelData[0]?.slice(0, samplesDecoded);
  decoder.free();
  return samples && samples.length > 0 ? { samples, sampleRate } : undefined;
}

const maxChunkLength = 28 * speechRate;
const earliestCut = 16 * speechRate;
const blockSize = speechRate / 10;

/** Models take at most 30 seconds at a time, so longer recordings are cut where they are quietest. */
export function cutIntoChunks(samples: Float32Array): { start: number; samples: Float32Array }[] {
  const chunks: { start: number; samples: Float32Array }[] = [];
  let start = 0;
  while (samples.length - start > maxChunkLength) {
    let [quietest, least] = [start + maxChunkLength, Number.POSITIVE_INFINITY];
    for (let position = start + earliestCut; position < start + maxChunkLength; position += blockSize) {
      const loudness = samples
        .subarray(position, position + blockSize)
        .reduce((sum, sample) => sum + sample ** 2, 0);
      if (loudness < least) [quietest, least] = [position + blockSize / 2, loudness];
    }
    chunks.push({ start, samples: samples.slice(start, quietest) });
    start = quietest;
  }
  chunks.push({ start, samples: samples.slice(start) });
  return chunks;
}
