import {
  ADTS,
  type AudioSample,
  AudioSampleSink,
  BlobSource,
  FLAC,
  Input,
  type InputAudioTrack,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  UnsupportedInputFormatError,
  WAVE,
  WEBM,
} from 'mediabunny';
import { createResampler } from '../../../shared/resample.ts';
import { isCutOff, isPlayableRate, isProtected, maxLengthMs, toleranceMs } from './damaged-file.ts';
import type { Sound } from './sound.ts';
import { changesItsSound } from './sound-descriptions.ts';
import { SoundFileError } from './sound-file-error.ts';

const formats = [MP4, QTFF, WEBM, MATROSKA, OGG, MP3, ADTS, FLAC, WAVE];

/** Opens the sound track of an audio or video file; rejects with a SoundFileError. */
export async function readSound(file: Blob): Promise<Sound> {
  if (file.size === 0) throw new SoundFileError('empty');
  const input = new Input({ source: new BlobSource(file), formats });
  try {
    const format = await input.getFormat();
    const track = await input.getPrimaryAudioTrack();
    // A file whose end is missing may have lost the description of its tracks.
    if (!track) throw new SoundFileError((await input.getTracks()).length > 0 ? 'no-sound' : 'damaged');
    if (await isCutOff(input, file)) throw new SoundFileError('damaged');
    if ((format === MP4 || format === QTFF) && (await changesItsSound(file)))
      throw new SoundFileError('codec');
    await checkCodec(track);
    const lengthMs = Math.max(0, Math.round((await track.computeDuration()) * 1_000));
    const limitMs = maxLengthMs(file);
    if (lengthMs > limitMs) throw new SoundFileError('overstated');
    return {
      lengthMs,
      samples: (fromMs, signal) => readSamples(track, { fromMs, lengthMs, limitMs, signal }),
      close: () => input.dispose(),
    };
  } catch (error) {
    input.dispose();
    const found = explain(error);
    throw found.problem === 'damaged' && (await isProtected(file)) ? new SoundFileError('encrypted') : found;
  }
}

/** Codecs of DRM-protected files. */
const protectedCodecs: readonly unknown[] = ['drms', 'enca'];

async function checkCodec(track: InputAudioTrack): Promise<void> {
  const inner = await track.getInternalCodecId();
  if (protectedCodecs.includes(inner)) throw new SoundFileError('encrypted');
  if (await track.canDecode()) return;
  const codec = (await track.getCodec()) ?? (typeof inner === 'string' ? inner : null);
  throw new SoundFileError('codec', codec?.toUpperCase());
}

async function* readSamples(
  track: InputAudioTrack,
  {
    fromMs,
    lengthMs,
    limitMs,
    signal,
  }: { fromMs: number; lengthMs: number; limitMs: number; signal: AbortSignal },
): AsyncGenerator<Float32Array> {
  let resample: ((samples: Float32Array) => Float32Array) | undefined;
  let endMs = fromMs;
  let readMs = 0;
  try {
    for await (const sample of new AudioSampleSink(track).samples(fromMs / 1_000)) {
      try {
        signal.throwIfAborted();
        if (!isPlayableRate(sample.sampleRate)) throw new SoundFileError('damaged');
        // The length comes from timestamps, which can be wrong.
        readMs += sample.duration * 1_000;
        if (readMs > limitMs) throw new SoundFileError('overstated');
        resample ??= createResampler(sample.sampleRate);
        const early = Math.max(0, Math.round((fromMs / 1_000 - sample.timestamp) * sample.sampleRate));
        endMs = (sample.timestamp + sample.duration) * 1_000;
        if (early < sample.numberOfFrames) yield resample(mixDown(sample).subarray(early));
      } finally {
        sample.close();
      }
    }
  } catch (error) {
    signal.throwIfAborted();
    throw explain(error);
  }
  if (endMs < lengthMs - toleranceMs) throw new SoundFileError('damaged');
}

function mixDown(sample: AudioSample): Float32Array {
  const { numberOfFrames, numberOfChannels } = sample;
  const mono = new Float32Array(numberOfFrames);
  sample.copyTo(mono, { planeIndex: 0, format: 'f32-planar' });
  if (numberOfChannels === 1) return mono;
  const channel = new Float32Array(numberOfFrames);
  for (let planeIndex = 1; planeIndex < numberOfChannels; planeIndex += 1) {
    sample.copyTo(channel, { planeIndex, format: 'f32-planar' });
    for (let index = 0; index < numberOfFrames; index += 1)
      mono[index] = (mono[index] ?? 0) + (channel[index] ?? 0);
  }
  return mono.map((sum) => sum / numberOfChannels);
}

function explain(error: unknown): SoundFileError {
  if (error instanceof SoundFileError) return error;
  if (error instanceof UnsupportedInputFormatError) return new SoundFileError('not-media');
  const encrypted = error instanceof Error && /encrypt|decrypt/i.test(error.message);
  return new SoundFileError(encrypted ? 'encrypted' : 'damaged');
}
