import multipart from '@fastify/multipart';
import { recordingLimits } from '../../shared/limits.ts';
import { speechRate } from '../../shared/resample.ts';
import { BadRequest, callerSignal, type EngineRoutes } from '../engine-app.ts';
import { loadOnnx, type Onnx } from '../onnx.ts';
import { cutIntoChunks, readAudio } from './audio.ts';
import { loadMoonshine } from './moonshine.ts';
import type { SpeechModel } from './speech-model.ts';
import { loadWhisper } from './whisper.ts';

/** Whisper hallucinates text for silence, so its text is dropped above this probability of no speech. */
const silenceAbove = 0.6;
/** Anything shorter than a tenth of a second can't be a word. */
const minSamples = speechRate / 10;

/** Implements OpenAI's transcription API. Moonshine transcribes English, Whisper everything else. */
export const recognitionRoutes: EngineRoutes = (app, { folder, queue }) => {
  let onnx: Onnx | undefined;
  const models = new Map<'moonshine' | 'whisper', Promise<SpeechModel>>();

  const modelFor = (language: string): Promise<SpeechModel> => {
    const name = language === 'en' ? 'moonshine' : 'whisper';
    onnx ??= loadOnnx(folder);
    const model = models.get(name) ?? (name === 'moonshine' ? loadMoonshine : loadWhisper)(onnx, folder);
    models.set(name, model);
    return model;
  };

  app.register(multipart, { limits: { fileSize: recordingLimits.bytes, files: 1, fields: 20 } });

  app.post('/v1/audio/transcriptions', async (request) => {
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
    const signal = callerSignal(request);
    // Whisper knows Filipino as Tagalog.
    const spokenLanguage = language === 'fil' ? 'tl' : language;
    const segments = await queue.run(async () => {
      const model = await modelFor(spokenLanguage);
      const spoken = [];
      for (const chunk of cutIntoChunks(samples)) {
        signal.throwIfAborted();
        if (chunk.samples.length < minSamples) continue;
        const { text, noSpeech } = await model.transcribe(
          chunk.samples,
          spokenLanguage,
          fields.get('prompt') ?? '',
        );
        const start = chunk.start / speechRate;
        const end = start + chunk.samples.length / speechRate;
        if (text !== '' && noSpeech <= silenceAbove)
          spoken.push({ start, end, text, no_speech_prob: noSpeech });
      }
      return spoken;
    }, signal);
    const text = segments.map((segment) => segment.text).join(/^(zh|ja|th)/.test(language) ? '' : ' ');
    const duration = samples.length / speechRate;
    return fields.get('response_format') === 'verbose_json'
      ? { text, language, duration, segments }
      : { text };
  });
};
