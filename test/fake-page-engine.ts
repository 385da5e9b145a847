import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { enginesFolder, manifestFile } from '../src/engines/parts.ts';
import { inBrowserFiles, inBrowserPart } from '../src/shared/recognition/in-browser-engine.ts';

/** Like onnxruntime with a model that counts tenths of a second instead of recognising words. */
const runtime = `
export const env = { wasm: {} };
export class Tensor {
  constructor(type, data, dims) {
    Object.assign(this, { type, data, dims });
  }
}
const end = 2;
let tokens = [];
const one = (id) => Float32Array.from({ length: 1000 }, (_, index) => (index === id ? 1 : 0));
export const InferenceSession = {
  create: async () => ({
    async run({ input_values }) {
      if (input_values) {
        tokens = [end + Math.round(input_values.data.length / 1600), end];
        return { last_hidden_state: new Tensor('float32', new Float32Array(1), [1]) };
      }
      return { logits: new Tensor('float32', one(tokens.shift() ?? end), [1000]) };
    },
  }),
};`;
const tokenizer =
  "export default { decode: ([id]) => '[In the page] ' + ((id - 2) / 10).toFixed(1) + ' seconds.' };";

/** A data folder with an engine that runs in the page and says how long the sound was. */
export function createPageEngineFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'rhapsode-page-engine-'));
  const folder = join(enginesFolder(dataDir), inBrowserPart);
  mkdirSync(folder, { recursive: true });
  const contents: Partial<Record<keyof typeof inBrowserFiles, string>> = { runtime, tokenizer };
  for (const [name, file] of Object.entries(inBrowserFiles))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(contents[name as keyof typeof inBrowserFiles] ?? ' '));
  writeFileSync(join(folder, manifestFile), JSON.stringify({ source: 'test', files: {} }));
  return dataDir;
}
