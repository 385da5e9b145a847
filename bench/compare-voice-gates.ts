import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { createSegmenter, leadMs, tailMs } from '../src/client/platform/speech/segmenter.ts';
import {
  createVoiceGate,
  frameLength,
  frameMs,
  type VoiceGate,
} from '../src/client/platform/speech/voice-gate.ts';
import { type GateSample, makeGateSamples } from './gate-samples.ts';

/**
 * Compares the energy gate with Silero VAD. Silero is not a dependency: install `@ricky0123/vad-web` and
 * `onnxruntime-web` into a folder and pass the folder, and then any recordings (WAV, 16 kHz, mono, 16 bits).
 */
const [folder, ...recordings] = process.argv.slice(2);
if (folder === undefined) throw new Error('Pass the folder with @ricky0123/vad-web and onnxruntime-web.');

interface Tensor {
  data: Float32Array;
}
interface Runtime {
  env: { wasm: { numThreads: number } };
  Tensor: new (type: string, data: ArrayLike<number> | BigInt64Array, shape: number[]) => Tensor;
  InferenceSession: {
    create(
      model: Uint8Array,
    ): Promise<{ run(feeds: Record<string, Tensor>): Promise<Record<string, Tensor>> }>;
  };
}

const modules = join(folder, 'node_modules');
const runtimeFolder = join(modules, 'onnxruntime-web', 'dist');
const runtimeFiles = ['ort.wasm.min.mjs', 'ort-wasm-simd-threaded.mjs', 'ort-wasm-simd-threaded.wasm'];
const modelFile = join(modules, '@ricky0123', 'vad-web', 'dist', 'silero_vad_v5.onnx');

/** The model processes 32 ms at a time, preceded by the last 4 ms of the previous block. */
const [heard, context] = [512, 64];
/** The thresholds that Silero's authors recommend. */
const [opensAt, closesAt] = [0.5, 0.35];

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

async function loadSilero() {
  const runtime = (await import(pathToFileURL(join(runtimeFolder, 'ort.wasm.min.mjs')).href)) as Runtime;
  runtime.env.wasm.numThreads = 1;
  const session = await runtime.InferenceSession.create(new Uint8Array(readFileSync(modelFile)));
  return async (samples: Float32Array): Promise<number[]> => {
    const sr = new runtime.Tensor('int64', BigInt64Array.of(16_000n), []);
    let state = new runtime.Tensor('float32', new Float32Array(256), [2, 1, 128]);
    const probabilities: number[] = [];
    for (let at = 0; at + heard <= samples.length; at += heard) {
      const input = new Float32Array(context + heard);
      input.set(samples.subarray(Math.max(0, at - context), at), at === 0 ? context : 0);
      input.set(samples.subarray(at, at + heard), context);
      const feeds = { input: new runtime.Tensor('float32', input, [1, input.length]), state, sr };
      const { output, stateN } = await session.run(feeds);
      if (!output || !stateN) throw new Error('The model doesn’t have the expected outputs.');
      state = stateN;
      probabilities.push(output.data[0] ?? 0);
    }
    return probabilities;
  };
}

/** A gate that uses the model's probabilities. */
function createSileroGate(probabilities: readonly number[]): VoiceGate {
  const loudness = createVoiceGate();
  let frame = -1;
  let open = false;
  return {
    hear(samples) {
      loudness.hear(samples);
      frame += 1;
      const probability = probabilities[Math.floor((frame * frameLength) / heard)] ?? 0;
      open = probability >= (open ? closesAt : opensAt);
      return open;
    },
    level: loudness.level,
  };
}

/** The share of speech that no segment covers, and the seconds of segments that aren't near any speech. */
function scoreGate({ samples, spoken }: GateSample, gate: VoiceGate) {
  const segmenter = createSegmenter(gate);
  const segments = [...segmenter.take(samples), ...segmenter.flush()];
  const sent = new Set<number>();
  for (const { startMs, endMs } of segments)
    for (let ms = startMs - leadMs; ms < endMs + tailMs; ms += frameMs) sent.add(ms / frameMs);
  const speech = spoken.flatMap((is, frame) => (is ? [frame] : []));
  const isNearSpeech = (frame: number) => spoken.slice(Math.max(0, frame - 30), frame + 31).includes(true);
  return {
    segments: segments.length,
    missed:
      speech.length === 0 ? undefined : speech.filter((frame) => !sent.has(frame)).length / speech.length,
    falseSeconds: ([...sent].filter((frame) => !isNearSpeech(frame)).length * frameMs) / 1_000,
  };
}

/** The speech in these recordings isn't labelled, so Silero's result is taken as correct. */
async function readRecording(file: string): Promise<GateSample> {
  const bytes = readFileSync(file);
  const start = bytes.indexOf('data') + 8;
  const samples = Float32Array.from(
    { length: (bytes.length - start) >> 1 },
    (_, index) => bytes.readInt16LE(start + index * 2) / 0x8000,
  );
  const gate = createSileroGate(await listen(samples));
  const spoken = Array.from({ length: Math.floor(samples.length / frameLength) }, (_, frame) =>
    gate.hear(samples.subarray(frame * frameLength, (frame + 1) * frameLength)),
  );
  return { name: basename(file), samples, spoken };
}

const listen = await loadSilero();
const samples = [...(await makeGateSamples()), ...(await Promise.all(recordings.map(readRecording)))];
await listen(samples[0]?.samples.slice(0, 16_000) ?? new Float32Array(16_000));
const cpu = { energy: 0, silero: 0 };
const percent = (share: number | undefined) => (share === undefined ? '–' : `${(share * 100).toFixed(1)} %`);
const rows: string[] = [];
for (const sample of samples) {
  const started = cpuMs();
  const energy = scoreGate(sample, createVoiceGate());
  const between = cpuMs();
  const probabilities = await listen(sample.samples);
  cpu.silero += cpuMs() - between;
  cpu.energy += between - started;
  const silero = scoreGate(sample, createSileroGate(probabilities));
  const cells = [energy, silero].flatMap(({ segments, missed, falseSeconds }) => [
    String(segments),
    percent(missed),
    `${falseSeconds.toFixed(1)} s`,
  ]);
  rows.push(`| ${[sample.name, ...cells].join(' | ')} |`);
}
const seconds = samples.reduce((sum, sample) => sum + sample.samples.length / 16_000, 0);
const bytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);
console.log('| Sound | Segments | Missed | False | Segments (Silero) | Missed | False |');
console.log('|---|---|---|---|---|---|---|');
console.log(rows.join('\n'));
console.log(
  `CPU per second of audio: ${(cpu.energy / seconds).toFixed(2)} ms, Silero ${(cpu.silero / seconds).toFixed(1)} ms`,
);
console.log(
  `Compressed bytes: model ${bytes([modelFile])}, runtime ${bytes(runtimeFiles.map((file) => join(runtimeFolder, file)))}`,
);
