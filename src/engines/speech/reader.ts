import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { breathRanges } from '../../shared/sentences.ts';
import { verifyPart } from '../parts.ts';
import { type Espeak, espeakSampleRate, loadEspeak } from './espeak.ts';
import { type Japanese, loadJapanese } from './japanese.ts';
import { type Kokoro, kokoroSampleRate, loadKokoro } from './kokoro.ts';
import { pronounceMandarin } from './mandarin.ts';
import { convertPhonemes, toKokoroPhonemes } from './phonemes.ts';
import type { Speaker } from './speakers.ts';

interface Encoder {
  configure(options: { sampleRate: number; channels: 1; bitrate: 64 }): void;
  encode(channels: [Float32Array]): Uint8Array;
  finalize(): Uint8Array;
}

export interface Reader {
  /** Yields MP3, sentence by sentence. */
  read(text: string, speaker: Speaker, speed: number): AsyncGenerator<Uint8Array>;
}

/** Kokoro takes 510 phonemes at a time; this many characters never need more. */
const maxSentenceLength = 300;
const maxSentenceLengthInHan = 60;
const pauseSeconds = 0.25;

/** Loads each engine when it is first needed. */
export function createReader(folder: string): Reader {
  let espeak: Promise<Espeak> | undefined;
  let kokoro: Promise<Kokoro> | undefined;
  let japanese: Promise<Japanese> | undefined;

  const makeEncoder = async () => {
    const file = pathToFileURL(join(verifyPart(folder, 'mp3-encoder'), 'dist', 'esnext', 'index.mjs')).href;
    const { createMp3Encoder } = (await import(file)) as { createMp3Encoder: () => Promise<Encoder> };
    return createMp3Encoder();
  };

  const pronounce = async (sentence: string, speaker: Speaker, voice: Espeak): Promise<string> => {
    const pronounceForeign = (word: string) =>
      convertPhonemes(voice.pronounce(word, { ...speaker, espeakVoice: 'en-us' }));
    if (speaker.language === 'zh') return pronounceMandarin(sentence, pronounceForeign);
    if (speaker.language !== 'ja') return toKokoroPhonemes(voice.pronounce(sentence, speaker), sentence);
    japanese ??= loadJapanese(folder);
    return (await japanese).pronounce(sentence, pronounceForeign);
  };

  const speak = async (sentence: string, speaker: Speaker, speed: number): Promise<Float32Array> => {
    espeak ??= loadEspeak(folder);
    const voice = await espeak;
    if (speaker.kokoro === undefined) return voice.speak(sentence, speaker, speed);
    kokoro ??= loadKokoro(folder);
    const phonemes = await pronounce(sentence, speaker, voice);
    return (await kokoro).speak(phonemes, speaker.kokoro, speed);
  };

  return {
    async *read(text, speaker, speed) {
      const sampleRate = speaker.kokoro === undefined ? espeakSampleRate : kokoroSampleRate;
      const encoder = await makeEncoder();
      encoder.configure({ sampleRate, channels: 1, bitrate: 64 });
      const pause = new Float32Array(Math.round(pauseSeconds * sampleRate));
      const maxLength = /^(?:zh|ja)$/.test(speaker.language) ? maxSentenceLengthInHan : maxSentenceLength;
      for (const { start, end } of breathRanges(text, undefined, maxLength)) {
        const sound = await speak(text.slice(start, end), speaker, speed);
        for (const samples of [sound, pause]) {
          // The encoder returns a view of its own memory, which the next call overwrites.
          const encoded = encoder.encode([samples]).slice();
          if (encoded.length > 0) yield encoded;
        }
        await nextTurn();
      }
      yield encoder.finalize().slice();
    },
  };
}
