import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Onnx, sessionOptions, type Tensor, tensorOfIds } from '../onnx.ts';
import { verifyPart } from '../parts.ts';
import { argmax, dropLoop } from './decoding.ts';
import type { SpeechModel } from './whisper.ts';

const start = 1;
const end = 2;
const layers = 6;
const heads = 8;
const headSize = 36;
/** An upper bound for the length of the output: nobody speaks faster. */
const tokensPerSecond = 6.5;

interface Tokenizer {
  decode(ids: number[], addBosToken: boolean, addPrecedingSpace: boolean): string;
}

/** Supports English only, but is faster and more accurate than Whisper. */
export async function loadMoonshine(onnx: Onnx, folder: string): Promise<SpeechModel> {
  const modelFolder = verifyPart(folder, 'moonshine');
  const open = (name: string) => onnx.InferenceSession.create(join(modelFolder, name), sessionOptions);
  const encoder = await open('encoder_model.onnx');
  const decoder = await open('decoder_model_merged.onnx');
  const file = pathToFileURL(join(verifyPart(folder, 'moonshine-tokenizer'), 'llama-tokenizer.js')).href;
  const { default: tokenizer } = (await import(file)) as { default: Tokenizer };

  return {
    async transcribe(samples) {
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
      const maxTokens = Math.ceil((samples.length / 16_000) * tokensPerSecond) + 2;
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
      // Moonshine returns no text when there is no speech.
      return { text: tokenizer.decode(ids, false, false).trim(), noSpeech: ids.length === 0 ? 1 : 0 };
    },
  };
}
