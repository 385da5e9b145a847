import multipart from '@fastify/multipart';
import { recordingLimits } from '../../shared/limits.ts';
import { speechRate } from '../../shared/resample.ts';
import { BadRequest, callerSignal, type EngineRoutes } from '../engine-app.ts';
import { loadOnce } from '../load-once.ts';
import { type MemoryNeed, requireMemory } from '../memory-check.ts';
import { loadOnnx } from '../onnx.ts';
import { readManifest } from '../parts.ts';
import { cutIntoChunks, readAudio } from './audio.ts';
import { loadMoonshine } from './moonshine.ts';
import type { SpeechModel } from './speech-model.ts';
import { loadWhisper } from './whisper.ts';

/** Whisper hallucinates text for silence, so its text is dropped above this probability of no speech. */
const silenceAbove = 0.6;
/** Anything shorter than a tenth of a second can't be a word. */
const minSamples = speechRate / 10;

/** Implements OpenAI's transcription API. Moonshine transcribes English, Whisper everything else. */
export const recognitionRoutes: EngineRoutes = (app, { folder, queue, onModel }) => {
  const onnx = loadOnce(async () => loadOnnx(folder));
  const load = (name: 'moonshine' | 'whisper') =>
    loadOnce(async (): Promise<SpeechModel> => {
      requireMemory(memoryNeed(folder, name));
      onModel('loading');
      try {
        return await (name === 'moonshine' ? loadMoonshine : loadWhisper)(await onnx(), folder);
      } finally {
        onModel('loaded');
      }
    });
  const [moonshine, whisper] = [load('moonshine'), load('whisper')];

  app.register(multipart, { limits: { fileSize: recordingLimits.bytes, files: 1, fields: 20 } });

  app.post('/v1/audio/transcriptions', async (request) => {
    const signal = callerSignal(request);
    const fields = new Map<string, string>();
    let recording: Uint8Array | undefined;
    for await (const part of request.parts()) {
      if (part.type === 'file') recording = await part.toBuffer();
      else fields.set(part.fieldname, String(part.value));
    }
    if (!recording) throw new BadRequest('file: a recording is required');
    const language = fields.get('language')?.split('-')[0];
    if (!language) throw new BadRequest('language: required, for example en');
    const samples = await readAudio(recording, folder);
    // Whisper knows Filipino as Tagalog.
    const spokenLanguage = language === 'fil' ? 'tl' : language;
    const segments: { start: number; end: number; text: string; no_speech_prob: number }[] = [];
    // One task per chunk, so that a long recording doesn't keep a spoken sentence waiting.
    for (const chunk of cutIntoChunks(samples)) {
      if (chunk.samples.length < minSamples) continue;
      const { text, noSpeech } = await queue.run(
        async () => {
          const model = await (spokenLanguage === 'en' ? moonshine : whisper)();
          return model.transcribe(chunk.samples, spokenLanguage, fields.get('prompt') ?? '', signal);
        },
        signal,
        fields.get('user'),
      );
      const start = chunk.start / speechRate;
      const end = start + chunk.samples.length / speechRate;
      if (text !== '' && noSpeech <= silenceAbove)
        segments.push({ start, end, text, no_speech_prob: noSpeech });
    }
    const text = segments.map((segment) => segment.text).join(/^(zh|ja|th)/.test(language) ? '' : ' ');
    const duration = samples.length / speechRate;
    return fields.get('response_format') === 'verbose_json'
      ? { text, language, duration, segments }
      : { text };
  });
};

/** What the models need at their peak, while they transcribe 30 seconds. */
function memoryNeed(folder: string, name: 'moonshine' | 'whisper'): MemoryNeed {
  if (name === 'moonshine') return { engine: 'English recognition', bytes: 0.5e9 };
  return readManifest(folder, 'whisper').source.includes('whisper-small')
    ? { engine: 'recognition:small', bytes: 2.5e9, alternative: 'npm run engines -- recognition:base' }
    : { engine: 'recognition:base', bytes: 1.1e9 };
}
