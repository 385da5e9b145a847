/** The part of the worklet's scope that is used; the DOM types don't include it. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: typeof AudioWorkletProcessor): void;

/**
 * Batched, because a message per block of 128 samples would mean over a hundred messages a second. At 16 kHz a batch
 * is exactly six of the voice gate's frames, so it needn't be copied.
 */
const batchLength = 1_920;

/** Mixes the microphone's channels to one and passes the samples on. */
class CaptureProcessor extends AudioWorkletProcessor {
  private batch = new Float32Array(batchLength);
  private filled = 0;

  process([channels = []]: Float32Array[][]): boolean {
    const first = channels[0];
    if (!first) return true;
    this.batch.set(first, this.filled);
    if (channels.length > 1) mix(channels, this.batch, this.filled);
    this.filled += first.length;
    if (this.filled === batchLength) {
      this.port.postMessage(this.batch, [this.batch.buffer]);
      this.batch = new Float32Array(batchLength);
      this.filled = 0;
    }
    return true;
  }
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

export {};
