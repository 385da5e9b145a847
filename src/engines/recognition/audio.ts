import { compileFunction } from 'node:vm';
import { createResampler, speechRate } from '../../shared/resample.ts';
import { BadRequest } from '../engine-app.ts';
import { readPartFile } from '../parts.ts';

interface Sound {
  /** Mono. */
  samples: Float32Array;
  sampleRate: number;
}

/** Decodes WAV, MP3 or Opus and resamples it to 16 kHz. */
export async function readAudio(bytes: Uint8Array, folder: string): Promise<Float32Array> {
  const sound = readWav(bytes) ?? (await readMp3(bytes, folder)) ?? (await readOpus(bytes, folder));
  if (!sound) throw new BadRequest('Only WAV and MP3 recordings, and WebM and Ogg with Opus, are supported.');
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
      if (!isFloat && ![16, 24, 32].includes(bits)) return undefined;
      const frame = (bits / 8) * channels;
      const frames = Math.floor(Math.min(size, bytes.length - body) / frame);
      const samples = new Float32Array(frames);
      for (let i = 0; i < frames; i += 1) {
        const position = body + i * frame;
        // The upper 16 bits are enough.
        const sample = () => view.getInt16(position + bits / 8 - 2, true) / 32_768;
        samples[i] = isFloat ? view.getFloat32(position, true) : sample();
      }
      return { samples, sampleRate };
    }
    offset = body + size + (size % 2);
  }
  return undefined;
}

interface DecodedAudio {
  channelData: Float32Array[];
  samplesDecoded: number;
  sampleRate: number;
}

interface MpegDecoder {
  ready: Promise<void>;
  decode(bytes: Uint8Array): DecodedAudio;
  free(): void;
}

interface OpusDecoder {
  ready: Promise<void>;
  decodeFrames(frames: Uint8Array[]): DecodedAudio;
  free(): void;
}

async function readMp3(bytes: Uint8Array, folder: string): Promise<Sound | undefined> {
  const [first = 0, second = 0] = bytes;
  const isId3 = Buffer.from(bytes.subarray(0, 3)).toString('latin1') === 'ID3';
  if (!isId3 && !(first === 0xff && (second & 0xe0) === 0xe0)) return undefined;
  const script = readPartFile(folder, 'mp3-decoder', 'dist/mpg123-decoder.min.js').toString();
  const { MPEGDecoder } = runScript(script) as { MPEGDecoder: new () => MpegDecoder };
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const sound = firstChannel(decoder.decode(bytes));
  decoder.free();
  return sound;
}

/** Browsers record Opus in WebM or Ogg. */
async function readOpus(bytes: Uint8Array, folder: string): Promise<Sound | undefined> {
  const { BufferSource, EncodedPacketSink, Input, MP4, OGG, WEBM } = await import('mediabunny');
  const input = new Input({ source: new BufferSource(bytes), formats: [WEBM, OGG, MP4] });
  const track = (await input.canRead()) ? await input.getPrimaryAudioTrack() : null;
  if (track?.codec !== 'opus') return undefined;
  const frames: Uint8Array[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) frames.push(packet.data);
  const script = readPartFile(folder, 'opus-decoder', 'dist/opus-decoder.min.js').toString();
  const { OpusDecoder } = runScript(script) as { OpusDecoder: new () => OpusDecoder };
  const decoder = new OpusDecoder();
  await decoder.ready;
  const sound = firstChannel(decoder.decodeFrames(frames));
  decoder.free();
  return sound;
}

/** Returns the script's exports. It requires a worker library that only its other decoder uses. */
function runScript(script: string): object {
  const exports = {};
  compileFunction(script, ['exports', 'module', 'require']).call({}, exports, {}, () => class {});
  return exports;
}

function firstChannel({ channelData, samplesDecoded, sampleRate }: DecodedAudio): Sound | undefined {
  const samples = channelData[0]?.slice(0, samplesDecoded);
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
