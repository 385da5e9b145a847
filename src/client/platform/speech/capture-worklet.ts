import { speechRate } from '../../../shared/resample.ts';
import { alwaysClosedDb } from './voice-gate.ts';

/** The part of the worklet's scope that is used; the DOM types don't include it. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare const sampleRate: number;
declare function registerProcessor(name: string, processor: typeof AudioWorkletProcessor): void;

/**
 * Batched, because a message per block of 128 samples would mean over a hundred messages a second. A batch is a whole
 * number of blocks, and at 16 kHz also of the voice gate's frames, which then needn't be copied.
 */
const batchLength = 1_920 * Math.max(1, Math.round(sampleRate / speechRate));
/** After this many quiet batches, any pause has already been detected, so batches can be sent several at a time. */
const quietBatches = 8;
const batchesAtOnce = 4;
/** No sample of quiet sound is louder than this. */
const loudestQuiet = 10 ** (alwaysClosedDb / 20);

/** Mixes the microphone's channels to one and passes the samples on. */
class CaptureProcessor extends AudioWorkletProcessor {
  private readonly buffer = new Float32Array(batchLength * batchesAtOnce);
  private filled = 0;
  private quietLength = 0;

  process([channels = []]: Float32Array[][]): boolean {
    const first = channels[0];
    if (!first) return true;
    this.buffer.set(first, this.filled);
    if (channels.length > 1) mix(channels, this.buffer, this.filled);
    const end = this.filled + first.length;
    this.quietLength = isQuiet(this.buffer, this.filled, end) ? this.quietLength + first.length : 0;
    this.filled = end;
    if (
      end % batchLength === 0 &&
      (this.quietLength < batchLength * quietBatches || end === this.buffer.length)
    ) {
      const samples = this.buffer.slice(0, end);
      this.port.postMessage(samples, [samples.buffer]);
      this.filled = 0;
    }
    return true;
  }
}

function isQuiet(samples: Float32Array, from: number, to: number): boolean {
  for (let i = from; i < to; i += 1) if (Math.abs(samples[i] as number) > loudestQuiet) return false;
  return true;
}

function mix(channels: readonly Float32Array[], batch: Float32Array, from: number): void {
  const length = channels[0]?.length ?? 0;
  for (let i = 0; i < length; i += 1) {
    let sum = 0;
    for (let channel = 0; channel < channels.length; channel += 1) sum += channels[channel]?.[i] ?? 0;
    batch[from + i] = sum / channels.length;
  }
}

registerProcessor('capture', CaptureProcessor);
