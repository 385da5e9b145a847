import { argmax, dropLoop } from './decoding.ts';
import { type Session, type Tensor, type Tensors, tensorOfIds } from './onnx.ts';

const start = 1;
const end = 2;
const layers = 6;
const heads = 8;
const headSize = 36;
const sampleRate = 16_000;
/** An upper bound for the length of the output: nobody speaks faster. */
const tokensPerSecond = 6.5;

/** The package `llama-tokenizer-js`. */
export interface Tokenizer {
  decode(ids: number[], addBosToken: boolean, addPrecedingSpace: boolean): string;
}

/** Moonshine tiny, which recognises English, with its tokenizer and the runtime that executes it. */
export interface Moonshine {
  onnx: Tensors;
  encoder: Session;
  decoder: Session;
  tokenizer: Tokenizer;
}

/** Transcribes English speech at 16 kHz. Returns an empty string when there is no speech. */
export async function transcribeEnglish(model: Moonshine, samples: Float32Array): Promise<string> {
  const { onnx, encoder, decoder, tokenizer } = model;
  const input_values = new onnx.Tensor('float32', samples, [1, samples.length]);
  const { last_hidden_state: encoded } = await encoder.run({ input_values });
  if (!encoded) throw new Error('Moonshine returned no output');
  const cache: Record<string, Tensor> = {};
  for (let layer = 0; layer < layers; layer += 1) {
    for (const slot of ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value']) {
      const empty = new onnx.Tensor('float32', new Float32Array(), [0, heads, 1, headSize]);
      cache[`past_key_values.${layer}.${slot}`] = empty;
    }
  }
  const ids: number[] = [];
  const maxTokens = Math.ceil((samples.length / sampleRate) * tokensPerSecond) + 2;
  for (let token = start; ids.length < maxTokens; ) {
    const hasCache = ids.length > 0;
    const outputs = await decoder.run({
      input_ids: tensorOfIds(onnx, [token]),
      encoder_hidden_states: encoded,
      use_cache_branch: new onnx.Tensor('bool', [hasCache], [1]),
      ...cache,
    });
    token = argmax(outputs.logits?.data ?? new Float32Array());
    if (token === end) break;
    ids.push(token);
    if (dropLoop(ids)) break;
    for (const [name, value] of Object.entries(outputs)) {
      // The encoder's output doesn't change after the first pass.
      if (!name.startsWith('present.') || (hasCache && !name.includes('decoder'))) continue;
      cache[name.replace('present', 'past_key_values')] = value;
    }
  }
  return tokenizer.decode(ids, false, false).trim();
}
