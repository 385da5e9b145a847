import { type inBrowserFiles, inBrowserUrl } from '../../../shared/recognition/in-browser-engine.ts';
import { type Moonshine, type Tokenizer, transcribeEnglish } from '../../../shared/recognition/moonshine.ts';
import type { Session, Tensors } from '../../../shared/recognition/onnx.ts';
import { limitWasmMemory } from './limit-wasm-memory.ts';

/** Speech to transcribe, at 16 kHz. */
export interface TranscriptionTask {
  id: number;
  samples: Float32Array;
}

export type TranscriptionResult = { id: number; text: string } | { id: number; error: string };

interface WebRuntime extends Tensors {
  env: { wasm: { numThreads: number; wasmBinary: ArrayBuffer } };
  InferenceSession: { create(model: Uint8Array, options: object): Promise<Session> };
}

type EngineFile = keyof typeof inBrowserFiles;

async function read(file: EngineFile): Promise<ArrayBuffer> {
  const stored = await caches.match(inBrowserUrl(file));
  if (!stored) throw new Error(`${file} isn't stored in this browser`);
  return stored.arrayBuffer();
}

async function loadModel(): Promise<Moonshine> {
  const [onnx, { default: tokenizer }, wasm] = await Promise.all([
    import(/* @vite-ignore */ inBrowserUrl('runtime')) as Promise<WebRuntime>,
    import(/* @vite-ignore */ inBrowserUrl('tokenizer')) as Promise<{ default: Tokenizer }>,
    read('wasm'),
  ]);
  // More threads would need shared memory, which only isolated pages have.
  Object.assign(onnx.env.wasm, { numThreads: 1, wasmBinary: wasm });
  const open = async (file: EngineFile) =>
    onnx.InferenceSession.create(new Uint8Array(await read(file)), {
      executionProviders: ['wasm'],
      logSeverityLevel: 3,
    });
  return { onnx, tokenizer, encoder: await open('encoder'), decoder: await open('decoder') };
}

limitWasmMemory();

const worker = globalThis as unknown as {
  onmessage: (event: MessageEvent<TranscriptionTask>) => void;
  postMessage(result: TranscriptionResult): void;
};
/** Loading starts at once, while people speak their first sentence. */
let model: Promise<Moonshine> | undefined = loadModel();
// The first task reports the error.
model.catch(() => undefined);
let queue: Promise<void> = Promise.resolve();

async function work({ id, samples }: TranscriptionTask): Promise<void> {
  try {
    model ??= loadModel();
    worker.postMessage({ id, text: await transcribeEnglish(await model, samples) });
  } catch (error) {
    // The next task loads it again.
    model = undefined;
    worker.postMessage({ id, error: String(error) });
  }
}

worker.onmessage = ({ data }) => {
  queue = queue.then(() => work(data));
};
