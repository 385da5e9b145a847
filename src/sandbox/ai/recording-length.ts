import { Worker } from 'node:worker_threads';

/** A real file takes milliseconds, and a hostile one could keep the parser busy for minutes. */
const defaultTimeoutMs = 5_000;
const maxHeapMegabytes = 256;

/** In seconds. Undefined if the file can't be read as audio. The parser can't be interrupted, but its thread can. */
export function measureRecording(
  file: Buffer<ArrayBuffer>,
  timeoutMs = defaultTimeoutMs,
): Promise<number | undefined> {
  // WAV needs no thread, and starting one takes longer than reading a sentence.
  if (file.toString('latin1', 0, 4) === 'RIFF') return lengthOf(file);
  const thread = new Worker(new URL('recording-length-thread.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
  });
  let timer: NodeJS.Timeout | undefined;
  return new Promise<number | undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeoutMs);
    thread.once('message', resolve).once('error', () => resolve(undefined));
  }).finally(() => {
    clearTimeout(timer);
    void thread.terminate();
  });
}

export async function lengthOf(file: Uint8Array<ArrayBuffer>): Promise<number | undefined> {
  const { ALL_FORMATS, BufferSource, Input } = await import('mediabunny');
  const input = new Input({ source: new BufferSource(file), formats: ALL_FORMATS });
  return input
    .getPrimaryAudioTrack()
    .then((track) => track?.computeDuration())
    .catch(() => undefined);
}
