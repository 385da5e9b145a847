import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { breathRanges } from '../../shared/sentences.ts';
import { loadOnce } from '../load-once.ts';
import { requireMemory } from '../memory-check.ts';
import { verifyPart } from '../parts.ts';
import { type Espeak, espeakSampleRate, loadEspeak } from './espeak.ts';
import { loadJapanese } from './japanese.ts';
import { kokoroSampleRate, loadKokoro } from './kokoro.ts';
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
  /** Loads what this speaker needs. */
  prepare(speaker: Speaker): Promise<void>;
  /** How many bytes of the model have been read. */
  loading(): { loaded: number; size: number };
}

/** Kokoro takes 510 phonemes at a time; this many characters never need more. */
const maxSentenceLength = 300;
const maxSentenceLengthInHan = 60;
const pauseSeconds = 0.25;

/** Loads each engine when it is first needed. */
export function createReader(folder: string, onModel: (model: 'loading' | 'loaded') => void): Reader {
  const espeak = loadOnce(() => loadEspeak(folder));
  const japanese = loadOnce(() => loadJapanese(folder));
  const encoders = loadOnce(async () => {
    const file = pathToFileURL(join(verifyPart(folder, 'mp3-encoder'), 'dist', 'esnext', 'index.mjs')).href;
    return (await import(file)) as { createMp3Encoder: () => Promise<Encoder> };
  });
  let loading = { loaded: 0, size: 0 };
  const kokoro = loadOnce(async () => {
    requireMemory({ engine: 'The voice', bytes: 0.7e9 });
    onModel('loading');
    try {
      return await loadKokoro(folder, (loaded, size) => {
        loading = { loaded, size };
      });
    } finally {
      onModel('loaded');
    }
  });

  const pronounce = async (sentence: string, speaker: Speaker, voice: Espeak): Promise<string> => {
    const pronounceForeign = (word: string) =>
      convertPhonemes(voice.pronounce(word, { ...speaker, espeakVoice: 'en-us' }));
    if (speaker.language === 'zh') return pronounceMandarin(sentence, pronounceForeign);
    if (speaker.language !== 'ja') return toKokoroPhonemes(voice.pronounce(sentence, speaker), sentence);
    return (await japanese()).pronounce(sentence, pronounceForeign);
  };

  const speak = async (sentence: string, speaker: Speaker, speed: number): Promise<Float32Array> => {
    const voice = await espeak();
    if (speaker.kokoro === undefined) return voice.speak(sentence, speaker, speed);
    const phonemes = await pronounce(sentence, speaker, voice);
    return (await kokoro()).speak(phonemes, speaker.kokoro, speed);
  };

  return {
    loading: () => loading,
    async prepare(speaker) {
      await espeak();
      await encoders();
      if (speaker.kokoro !== undefined) await kokoro();
      if (speaker.language === 'ja') await japanese();
    },
    async *read(text, speaker, speed) {
      const sampleRate = speaker.kokoro === undefined ? espeakSampleRate : kokoroSampleRate;
      const encoder = await (await encoders()).createMp3Encoder();
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
