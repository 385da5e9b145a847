import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installParts } from '../src/engines/install/install.ts';
import { modelOrigin } from '../src/engines/install/model-list.ts';
import { openPartStore } from '../src/engines/install/part-store.ts';
import { parseRequests, planParts } from '../src/engines/install/plan.ts';
import { createProgress } from '../src/engines/install/progress.ts';
import { enginesFolder } from '../src/engines/parts.ts';
import { createReader } from '../src/engines/speech/reader.ts';
import { chooseSpeaker } from '../src/engines/speech/speakers.ts';
import { type EngineProcess, startEngineProcess } from '../src/server/operations/engine-process.ts';

export interface Sample {
  locale: string;
  text: string;
  /** The maximum share of wrong words; if undefined, errors are only measured. */
  maxErrorRate?: number;
}

/** Sentences with a limit have no numbers, because recognition writes digits (“9h” for “neuf heures”). */
export const samples: readonly Sample[] = [
  {
    locale: 'en-US',
    text: 'Good morning. The train leaves in the evening, and I have a small red house.',
    maxErrorRate: 0.1,
  },
  {
    locale: 'es-ES',
    text: 'Buenos días. El tren sale por la tarde y tengo una casa roja.',
    maxErrorRate: 0.2,
  },
  {
    locale: 'fr-FR',
    text: 'Bonjour. Elle travaille dans une petite entreprise et la maison est rouge.',
    maxErrorRate: 0.2,
  },
  { locale: 'it-IT', text: 'Buongiorno. Il treno parte la sera e la casa è rossa.', maxErrorRate: 0.3 },
  { locale: 'pt-BR', text: 'Bom dia. O trem sai de noite e a casa é vermelha.', maxErrorRate: 0.3 },
  { locale: 'hi-IN', text: 'नमस्ते। आज मौसम बहुत अच्छा है और हम बाज़ार जा रहे हैं।' },
  { locale: 'de-DE', text: 'Guten Morgen. Der Zug fährt am Abend ab, und das Haus ist rot.' },
  { locale: 'ru-RU', text: 'Доброе утро. Поезд уходит вечером, и дом красный.' },
  { locale: 'zh-CN', text: '早上好。火车晚上出发，房子是红色的。' },
  { locale: 'ja-JP', text: 'おはようございます。電車は夜に出発します。' },
  { locale: 'ko-KR', text: '안녕하세요. 기차는 저녁에 출발하고 집은 빨간색이에요.' },
  { locale: 'ar-SA', text: 'صباح الخير. يغادر القطار في المساء والبيت أحمر.' },
  { locale: 'id-ID', text: 'Selamat pagi. Kereta berangkat pada malam hari dan rumahnya merah.' },
  { locale: 'vi-VN', text: 'Chào buổi sáng. Tàu khởi hành vào buổi tối và ngôi nhà màu đỏ.' },
  { locale: 'th-TH', text: 'สวัสดีตอนเช้า รถไฟออกตอนเย็น และบ้านเป็นสีแดง' },
  { locale: 'tl-PH', text: 'Magandang umaga. Aalis ang tren sa gabi at pula ang bahay.' },
];

interface RoundTrip {
  sample: Sample;
  voice: string;
  heard: string;
  /** The share of wrong words, or of wrong characters where words aren't separated. */
  errors: number;
  audioSeconds: number;
  firstByteSeconds: number;
  /** CPU time, which doesn't depend on other programs. */
  speakingSeconds: number;
  listeningSeconds: number;
}

interface Memory {
  /** Megabytes. */
  atRest: number;
  atPeak: number;
}

export interface RoundTrips {
  /** Reads text aloud and transcribes the audio. */
  run(sample: Sample): Promise<RoundTrip>;
  /** The same with espeak, which the app uses only in languages that Kokoro doesn't speak. */
  runWithEspeak(sample: Sample): Promise<{ heard: string; errors: number }>;
  memory(): { voices: Memory; recognition: Memory };
  close(): Promise<void>;
}

const voice = 'sage';

/** Starts the voices and recognition of a data folder. */
export async function startRoundTrips(dataDir: string): Promise<RoundTrips> {
  const speech = await startEngineProcess({ service: 'speech', dataDir });
  const recognition = await startEngineProcess({ service: 'recognition', dataDir });
  const reader = createReader(enginesFolder(dataDir), () => {});

  const speak = async ({ locale, text }: Sample) => {
    const started = performance.now();
    const spoken = await fetch(`${speech.origin}/v1/audio/speech`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ input: text, voice, instructions: `Read this (${locale}).` }),
    });
    const firstByteSeconds = (performance.now() - started) / 1_000;
    const mp3 = Buffer.from(await spoken.arrayBuffer());
    if (!spoken.ok) throw new Error(mp3.toString());
    return { mp3, firstByteSeconds, engine: spoken.headers.get('x-engine') ?? 'unknown' };
  };

  const listen = async ({ locale }: Sample, mp3: Buffer) => {
    const form = new FormData();
    form.set('language', locale.slice(0, 2));
    form.set('response_format', 'verbose_json');
    form.set('file', new File([new Uint8Array(mp3)], 'speech.mp3'));
    const response = await fetch(`${recognition.origin}/v1/audio/transcriptions`, {
      method: 'POST',
      body: form,
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as { text: string; duration: number };
  };

  return {
    async run(sample) {
      const beforeSpeaking = processorSeconds(speech);
      const { mp3, firstByteSeconds, engine } = await speak(sample);
      const beforeListening = processorSeconds(recognition);
      const { text: heard, duration: audioSeconds } = await listen(sample, mp3);
      return {
        sample,
        voice: engine,
        heard,
        errors: errorRate(sample.text, heard),
        audioSeconds,
        firstByteSeconds,
        speakingSeconds: processorSeconds(speech) - beforeSpeaking,
        listeningSeconds: processorSeconds(recognition) - beforeListening,
      };
    },
    async runWithEspeak(sample) {
      const speaker = { ...chooseSpeaker(voice, sample.locale.slice(0, 2)), kokoro: undefined };
      const mp3: Uint8Array[] = [];
      for await (const bytes of reader.read(sample.text, speaker, 1)) mp3.push(bytes);
      const { text: heard } = await listen(sample, Buffer.concat(mp3));
      return { heard, errors: errorRate(sample.text, heard) };
    },
    memory: () => ({ voices: memoryOf(speech), recognition: memoryOf(recognition) }),
    async close() {
      await Promise.all([speech.close(), recognition.close()]);
    },
  };
}

const whisper = `recognition:${process.env.WHISPER_SIZE ?? 'base'}`;

/** Downloads voices and recognition if they are missing. Returns their data folder. */
export async function installEngines(names: readonly string[] = ['voices', whisper]): Promise<string> {
  const dataDir = resolve(process.env.DATA_DIR || join('node_modules', '.cache', 'real-engines'));
  const store = openPartStore(enginesFolder(dataDir));
  const requests = parseRequests(names);
  const parts = await planParts(requests, {
    chooseWhisper: async () => 'base',
    listModels: async () => [],
  });
  const missing = parts.filter(({ part, source }) => !store.has(part, source));
  const progress = createProgress(missing, process.stdout, Date.now);
  const origin = modelOrigin(undefined);
  await installParts(missing, { store, origin, onProgress: progress.update, onUnpack: progress.unpack });
  progress.end();
  return dataDir;
}

/** Scripts without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The edit distance as a share of the words, or of the characters in scripts without spaces. */
export function errorRate(expected: string, heard: string): number {
  const unit = unspaced.test(expected) ? /[\p{L}\p{N}]\p{M}*/gu : /[\p{L}\p{M}\p{N}]+/gu;
  const units = (text: string) => text.toLowerCase().match(unit) ?? [];
  const [a, b] = [units(expected), units(heard)];
  let row = b.map((_, index) => index + 1);
  for (const [i, word] of a.entries()) {
    const next: number[] = [];
    for (const [j, other] of b.entries()) {
      const left = next[j - 1] ?? i + 1;
      const diagonal = j === 0 ? i : (row[j - 1] ?? i);
      next.push(Math.min(left + 1, (row[j] ?? 0) + 1, diagonal + (word === other ? 0 : 1)));
    }
    row = next;
  }
  return (row.at(-1) ?? a.length) / Math.max(1, a.length);
}

/** Linux counts CPU time in hundredths of a second. An engine that isn't running yet has used none. */
export function processorSeconds(engine: EngineProcess): number {
  const pid = engine.pid();
  if (process.platform !== 'linux' || pid === undefined) return 0;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

export function memoryOf(engine: EngineProcess): Memory {
  const pid = engine.pid();
  if (process.platform !== 'linux' || pid === undefined) return { atRest: 0, atPeak: 0 };
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (field: string) =>
    Math.round(Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1_000);
  return { atRest: megabytes('VmRSS'), atPeak: megabytes('VmHWM') };
}
