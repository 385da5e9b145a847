import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { verifyPart } from '../parts.ts';
import type { Speaker } from './speakers.ts';

interface EspeakWorker {
  set_voice(name: string): number;
  set_pitch(value: number): void;
  set_rate(wordsPerMinute: number): void;
  synthesize_ipa(text: string): { ipa: string };
  synthesize(text: string, onSamples: (samples: Int16Array | undefined) => boolean): void;
}

export interface Espeak {
  /** Returns one line of IPA per clause. */
  pronounce(text: string, speaker: Speaker): string[];
  /** Sound at 22,050 Hz. */
  speak(text: string, speaker: Speaker, speed: number): Float32Array;
}

export const espeakSampleRate = 22_050;

/** espeak would interpret markup as commands. */
const plain = (text: string) => text.replaceAll(/[<>&]/g, ' ');

export async function loadEspeak(folder: string): Promise<Espeak> {
  const file = pathToFileURL(join(verifyPart(folder, 'espeak'), 'espeak-ng.js')).href;
  const { default: start } = (await import(file)) as {
    default: () => Promise<{ eSpeakNGWorker: new () => EspeakWorker }>;
  };
  const worker = new (await start()).eSpeakNGWorker();

  return {
    pronounce(text, { espeakVoice }) {
      worker.set_voice(espeakVoice);
      return worker.synthesize_ipa(plain(text)).ipa.split('\n').filter(Boolean);
    },
    speak(text, { espeakVoice, variant, pitch }, speed) {
      worker.set_voice(`${espeakVoice}+${variant}`);
      worker.set_pitch(pitch);
      worker.set_rate(Math.round(155 * speed));
      const parts: Int16Array[] = [];
      worker.synthesize(plain(text), (samples) => {
        if (samples && samples.length > 0) parts.push(samples);
        return false;
      });
      const sound = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
      let position = 0;
      for (const part of parts) for (const sample of part) sound[position++] = sample / 32_768;
      return sound;
    },
  };
}
