/** The part of the worklet's scope that is used; the DOM types don't include it. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: typeof AudioWorkletProcessor): void;

/** Batched, because a message per block of 128 samples would mean over a hundred messages a second. */
const batchLength = 2_048;

/** Mixes the microphone's channels to one and passes the samples on. */
class CaptureProcessor extends AudioWorkletProcessor {
  private batch = new Float32Array(batchLength);
  private filled = 0;

  process([channels = []]: Float32Array[][]): boolean {
    const length = channels[0]?.length ?? 0;
    for (let i = 0; i < length; i += 1) {
      let sum = 0;
      for (const channel of channels) sum += channel[i] ?? 0;
      this.batch[this.filled] = sum / channels.length;
      this.filled += 1;
      if (this.filled === batchLength) {
        this.port.postMessage(this.batch, [this.batch.buffer]);
        this.batch = new Float32Array(batchLength);
        this.filled = 0;
      }
    }
    return true;
  }
}

registerProcessor('capture', CaptureProcessor);

export {};
