import { createRequire } from 'node:module';
import { join } from 'node:path';
import { verifyPart } from './parts.ts';

/** The parts of onnxruntime that we use. It is installed separately, so its own types aren't available. */
export interface Tensor {
  data: Float32Array;
  dims: readonly number[];
}

export interface Session {
  run(feeds: Record<string, Tensor>, outputs?: readonly string[]): Promise<Record<string, Tensor>>;
}

type TensorData = Float32Array | BigInt64Array | boolean[];

export interface Onnx {
  Tensor: new (type: 'float32' | 'int64' | 'bool', data: TensorData, dims: readonly number[]) => Tensor;
  InferenceSession: { create(path: string, options: object): Promise<Session> };
}

/** Without the memory arena, Whisper needs half the memory and a third more time. */
export const sessionOptions = { enableCpuMemArena: false, logSeverityLevel: 3 };

export function loadOnnx(folder: string): Onnx {
  const entry = join(verifyPart(folder, 'onnxruntime'), 'dist', 'index.js');
  return createRequire(import.meta.url)(entry) as Onnx;
}

export const tensorOfIds = (onnx: Onnx, ids: readonly number[]): Tensor =>
  new onnx.Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]);
