import { join } from 'node:path';
import { argmax, dropLoop, probabilityOf } from '../../shared/recognition/decoding.ts';
import { type Session, type Tensor, tensorOfIds } from '../../shared/recognition/onnx.ts';
import { speechRate } from '../../shared/resample.ts';
import { type Onnx, sessionOptions } from '../onnx.ts';
import { readPartFile, verifyPart } from '../parts.ts';
import { logMel, melBands, melFrames } from './log-mel.ts';
import type { SpeechModel } from './speech-model.ts';
import { bytesOf, isForeignToHindi, toText, toTokens } from './whisper-text.ts';

const start = 50_258;
const end = 50_257;
const transcribeTask = 50_359;
const startOfPrompt = 50_361;
const noSpeech = 50_362;
const noTimestamps = 50_363;
const firstSpecial = 50_257;
const space = 220;
const headSize = 64;
const maxPromptTokens = 200;
/** In shorter recordings, Whisper tends to output words from the prompt that nobody said. */
const minPromptedSamples = 2 * speechRate;

interface Settings {
  layers: number;
  heads: number;
  suppressed: readonly number[];
  languages: Record<string, number>;
  vocabulary: string[];
  tokens: ReadonlyMap<string, number>;
  /** Suppressed for Hindi, which Whisper otherwise often writes in Latin, Urdu or Tamil letters. */
  foreignToHindi: readonly number[];
}

export async function loadWhisper(onnx: Onnx, folder: string): Promise<SpeechModel> {
  const modelFolder = verifyPart(folder, 'whisper');
  const open = (name: string) =>
    onnx.InferenceSession.create(join(modelFolder, 'onnx', name), sessionOptions);
  const encoder = await open('encoder_model_quantized.onnx');
  const decoder = await open('decoder_model_merged_quantized.onnx');
  const settings = readSettings(folder);

  return {
    async transcribe(samples, language, prompt, signal) {
      const input_features = new onnx.Tensor('float32', logMel(samples), [1, melBands, melFrames]);
      const { last_hidden_state: encoded } = await encoder.run({ input_features }, ['last_hidden_state']);
      if (!encoded) throw new Error('Whisper returned no output');
      const decode = createDecoder(onnx, decoder, encoded, settings);
      const noSpeechProbability = probabilityOf((await decode([start], false)).slice(), noSpeech);
      const languageToken = settings.languages[`<|${language}|>`];
      if (languageToken === undefined) throw new Error(`Whisper doesn't support ${language}`);
      const ids: number[] = [];
      const hints = samples.length < minPromptedSamples ? [] : toTokens(prompt, settings.tokens);
      const before = hints.length === 0 ? [] : [startOfPrompt, ...hints.slice(-maxPromptTokens)];
      let logits = await decode([...before, start, languageToken, transcribeTask, noTimestamps], false);
      const maxTokens = Math.min(224, Math.ceil(20 + (samples.length / speechRate) * 12));
      while (ids.length < maxTokens) {
        signal.throwIfAborted();
        for (const token of language === 'hi' ? settings.foreignToHindi : [])
          logits[token] = Number.NEGATIVE_INFINITY;
        const next = chooseToken(logits, settings, ids.length === 0);
        if (next === end) break;
        ids.push(next);
        if (dropLoop(ids)) break;
        logits = await decode([next], true);
      }
      return { text: toText(ids, settings.vocabulary), noSpeech: noSpeechProbability };
    },
  };
}

/** Keeps the model's key-value cache between tokens. */
function createDecoder(onnx: Onnx, decoder: Session, encoded: Tensor, { layers, heads }: Settings) {
  const slots = Array.from({ length: layers }, (_, layer) =>
    ['decoder', 'encoder'].flatMap((side) => ['key', 'value'].map((kind) => `${layer}.${side}.${kind}`)),
  ).flat();
  const empty = () => new onnx.Tensor('float32', new Float32Array(), [1, heads, 0, headSize]);
  let cache: Record<string, Tensor> = {};

  return async (ids: readonly number[], hasCache: boolean): Promise<Float32Array> => {
    if (!hasCache) cache = Object.fromEntries(slots.map((slot) => [slot, empty()]));
    // The encoder's output doesn't change after the first pass.
    const changing = slots.filter((slot) => !hasCache || slot.includes('decoder'));
    const outputs = await decoder.run(
      {
        input_ids: tensorOfIds(onnx, ids),
        encoder_hidden_states: encoded,
        use_cache_branch: new onnx.Tensor('bool', [hasCache], [1]),
        ...Object.fromEntries(slots.map((slot) => [`past_key_values.${slot}`, cache[slot] ?? empty()])),
      },
      ['logits', ...changing.map((slot) => `present.${slot}`)],
    );
    for (const slot of changing) cache[slot] = outputs[`present.${slot}`] ?? empty();
    const logits = outputs.logits;
    if (!logits) throw new Error('Whisper returned no output');
    const size = logits.dims[2] ?? 0;
    return logits.data.slice(-size);
  };
}

function chooseToken(logits: Float32Array, { suppressed }: Settings, first: boolean): number {
  for (const token of suppressed) logits[token] = Number.NEGATIVE_INFINITY;
  // Excludes the tokens for languages, tasks and timestamps, but not the end token.
  logits.fill(Number.NEGATIVE_INFINITY, firstSpecial + 1);
  if (first) for (const token of [space, end]) logits[token] = Number.NEGATIVE_INFINITY;
  return argmax(logits);
}

function readSettings(folder: string): Settings {
  const read = (name: string) => JSON.parse(readPartFile(folder, 'whisper', name).toString());
  const config = read('config.json') as { decoder_layers: number; decoder_attention_heads: number };
  const generation = read('generation_config.json') as {
    suppress_tokens: number[];
    lang_to_id: Record<string, number>;
  };
  const tokens = new Map(Object.entries(read('vocab.json') as Record<string, number>));
  const vocabulary: string[] = [];
  for (const [text, id] of tokens) vocabulary[id] = text;
  return {
    layers: config.decoder_layers,
    heads: config.decoder_attention_heads,
    suppressed: generation.suppress_tokens,
    languages: generation.lang_to_id,
    vocabulary,
    tokens,
    foreignToHindi: [...vocabulary.keys()].filter((id) => isForeignToHindi(bytesOf(id, vocabulary))),
  };
}
