import { expect, it } from 'vitest';
import { transcribeEnglish } from './moonshine.ts';
import type { Session, Tensor } from './onnx.ts';

class TestTensor implements Tensor {
  data: Float32Array;
  dims: readonly number[];
  constructor(_type: string, data: Float32Array | BigInt64Array | boolean[], dims: readonly number[]) {
    this.data = Float32Array.from([...data].map(Number));
    this.dims = dims;
  }
}

/** A decoder that outputs these tokens and, as the real one does, an empty cache of the encoder after the first pass. */
function modelOf(tokens: readonly number[]) {
  const passes: Record<string, Tensor>[] = [];
  const encoder: Session = {
    run: async () => ({ last_hidden_state: new TestTensor('float32', [], [1, 0]) }),
  };
  const decoder: Session = {
    async run(feeds) {
      passes.push(feeds);
      const logits = new Float32Array(8);
      logits[tokens[passes.length - 1] ?? 2] = 1;
      const cached = (mark: number) => new TestTensor('float32', new Float32Array([mark]), [1]);
      return {
        logits: new TestTensor('float32', logits, [1, 1, 8]),
        'present.0.decoder.key': cached(passes.length),
        'present.0.encoder.key': cached(passes.length),
      };
    },
  };
  const tokenizer = { decode: (ids: number[]) => ` ${ids.join(' ')} ` };
  return { model: { onnx: { Tensor: TestTensor }, encoder, decoder, tokenizer }, passes };
}

const second = new Float32Array(16_000);

it('decodes until the end token and feeds each token back', async () => {
  const { model, passes } = modelOf([5, 6, 7]);
  expect(await transcribeEnglish(model, second)).toBe('5 6 7');
  expect(passes.map((feeds) => feeds.input_ids?.data[0])).toEqual([1, 5, 6, 7]);
  expect(passes.map((feeds) => feeds.use_cache_branch?.data[0])).toEqual([0, 1, 1, 1]);
});

it('keeps the encoder’s part of the cache from the first pass', async () => {
  const { model, passes } = modelOf([5, 6]);
  await transcribeEnglish(model, second);
  const last = passes.at(-1);
  expect(last?.['past_key_values.0.encoder.key']?.data[0]).toBe(1);
  expect(last?.['past_key_values.0.decoder.key']?.data[0]).toBe(2);
});

it('returns no text for silence', async () => {
  expect(await transcribeEnglish(modelOf([2]).model, second)).toBe('');
});

it('stops when more tokens come than anybody can say in that time', async () => {
  const endless = Array.from({ length: 100 }, (_, i) => 3 + ((i * i) % 5));
  const text = await transcribeEnglish(modelOf(endless).model, second);
  expect(text.split(' ').length).toBeLessThanOrEqual(9);
});
