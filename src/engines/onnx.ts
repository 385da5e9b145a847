import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Session, Tensors } from '../shared/recognition/onnx.ts';
import { verifyPart } from './parts.ts';

/** The native runtime. */
export interface Onnx extends Tensors {
  InferenceSession: { create(path: string, options: object): Promise<Session> };
}

/** Without the memory arena, Whisper needs half the memory and a third more time. */
export const sessionOptions = { enableCpuMemArena: false, logSeverityLevel: 3 };

export function loadOnnx(folder: string): Onnx {
  const entry = join(verifyPart(folder, 'onnxruntime'), 'dist', 'index.js');
  return createRequire(import.meta.url)(entry) as Onnx;
}
