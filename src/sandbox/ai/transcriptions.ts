import { Readable } from 'node:stream';
import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { splitIntoPieces } from './completion.ts';
import { measureRecording } from './recording-length.ts';
import { refuse } from './refuse.ts';

const fileSize = 25 * 1024 * 1024;

interface Fields {
  file?: Buffer<ArrayBuffer>;
  values: Map<string, string[]>;
}

/**
 * OpenAI's transcription endpoint, with the same requests, errors and responses. It has no model, so it
 * measures the audio and states how long the speech was.
 */
export async function registerTranscriptions(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { fileSize, files: 1 } });

  app.post('/ai/v1/audio/transcriptions', async (request, reply) => {
    if (!/^Bearer \S+$/.test(request.headers.authorization ?? '')) {
      return refuse(reply, 401, 'invalid_api_key', 'You did not provide an API key.', null);
    }
    const { file, values } = await readFields(request);
    const value = (name: string) => values.get(name)?.[0];
    if (!value('model')) {
      return refuse(reply, 400, 'missing_required_parameter', 'You must provide a model parameter.', 'model');
    }
    if (!file) return refuse(reply, 400, 'missing_required_parameter', 'You must provide a file.', 'file');
    const duration = await measureRecording(file);
    if (duration === undefined) {
      return refuse(reply, 400, 'invalid_value', 'Audio file might be corrupted or unsupported.', 'file');
    }
    const language = value('language') ?? 'en';
    const described = describe(duration, language);
    const model = value('model') ?? '';
    const problem = namesSpeakers(model) ? speakersProblem(values, duration) : undefined;
    if (problem) return refuse(reply, 400, 'invalid_value', ...problem);
    const segments = value('response_format') === 'diarized_json' ? turnsOf(described, duration, values) : [];
    const text = segments.length > 0 ? segments.map((segment) => segment.text).join(' ') : described;
    if (segments.length > 0 && !namesSpeakers(model)) {
      return refuse(
        reply,
        400,
        'unsupported_value',
        `response_format 'diarized_json' is not compatible with model '${model}'.`,
        'response_format',
      );
    }
    if (value('stream') === 'true') {
      return reply.type('text/event-stream').send(Readable.from(eventsOf(text, segments)));
    }
    if (value('response_format') === 'verbose_json') {
      const timed = values.get('timestamp_granularities[]')?.includes('word');
      const segment = { id: 0, start: 0, end: duration, text, avg_logprob: 0, no_speech_prob: 0 };
      const words = timed ? { words: wordsOf(text, duration) } : {};
      return { task: 'transcribe', language, duration, text, segments: [segment], ...words };
    }
    if (segments.length > 0) return { task: 'transcribe', duration, text, segments };
    return { text, usage: { type: 'duration', seconds: Math.ceil(duration) } };
  });
}

async function readFields(request: FastifyRequest): Promise<Fields> {
  const fields: Fields = { values: new Map() };
  if (!request.isMultipart()) return fields;
  for await (const part of request.parts() as AsyncIterable<MultipartFile | MultipartValue<string>>) {
    if (part.type === 'file') fields.file = Buffer.from(await part.toBuffer());
    else fields.values.set(part.fieldname, [...(fields.values.get(part.fieldname) ?? []), part.value]);
  }
  return fields;
}

function describe(duration: number, language: string): string {
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
  return `[Sandbox] ${duration.toFixed(1)} seconds of speech in ${name}.`;
}

/** Spread evenly, because there is nothing to align them with. */
function wordsOf(text: string, duration: number) {
  const words = text.split(' ');
  const step = duration / words.length;
  return words.map((word, index) => ({ word, start: index * step, end: (index + 1) * step }));
}

const namesSpeakers = (model: string): boolean => model.includes('diarize');

/** OpenAI's rules for models that name speakers. */
function speakersProblem(values: Fields['values'], duration: number): [string, string] | undefined {
  if (values.has('prompt')) return ['Prompt is not supported for diarization models', 'prompt'];
  if (duration > 30 && !values.has('chunking_strategy'))
    return ['chunking_strategy is required for diarization models', 'chunking_strategy'];
  const names = values.get('known_speaker_names[]') ?? [];
  const samples = values.get('known_speaker_references[]') ?? [];
  if (names.length > 4 || names.length !== samples.length)
    return ['There must be as many names as references, and at most four.', 'known_speaker_names'];
  if (!samples.every((sample) => sample.startsWith('data:audio/')))
    return ['References must be data URLs.', 'known_speaker_references'];
  return undefined;
}

/** Two people take turns, whose names are the known ones as far as there are any. */
function turnsOf(text: string, duration: number, values: Fields['values']) {
  const names = [...(values.get('known_speaker_names[]') ?? []), 'A', 'B'];
  const half = duration / 2;
  return [0, 1].map((index) => ({
    type: 'transcript.text.segment',
    id: `seg_${index}`,
    speaker: names[index],
    start: index * half,
    end: (index + 1) * half,
    text: index === 0 ? text : 'This is the second voice.',
  }));
}

function* eventsOf(text: string, segments: readonly object[]): Generator<string> {
  const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`;
  for (const delta of splitIntoPieces(text)) yield event({ type: 'transcript.text.delta', delta });
  for (const segment of segments) yield event(segment);
  yield event({ type: 'transcript.text.done', text });
  yield 'data: [DONE]\n\n';
}
