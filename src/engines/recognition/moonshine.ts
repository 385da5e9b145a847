import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Tokenizer, transcribeEnglish } from '../../shared/recognition/moonshine.ts';
import { type Onnx, sessionOptions } from '../onnx.ts';
import { verifyPart } from '../parts.ts';
import type { SpeechModel } from './speech-model.ts';

/** Supports English only, but is faster and more accurate than Whisper. */
export async function loadMoonshine(onnx: Onnx, folder: string): Promise<SpeechModel> {
  const modelFolder = verifyPart(folder, 'moonshine');
  const open = (name: string) => onnx.InferenceSession.create(join(modelFolder, name), sessionOptions);
  const encoder = await open('encoder_model.onnx');
  const decoder = await open('decoder_model_merged.onnx');
  const file = pathToFileURL(join(verifyPart(folder, 'moonshine-tokenizer'), 'llama-tokenizer.js')).href;
  const { default: tokenizer } = (await import(file)) as { default: Tokenizer };

  return {
    async transcribe(samples, _language, _prompt, signal) {
      signal.throwIfAborted();
      const text = await transcribeEnglish({ onnx, encoder, decoder, tokenizer }, samples);
      return { text, noSpeech: text === '' ? 1 : 0 };
    },
  };
}
