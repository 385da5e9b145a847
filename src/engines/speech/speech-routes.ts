import { PassThrough } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { BadRequest, callerSignal, type EngineRoutes } from '../engine-app.ts';
import { createReader } from './reader.ts';
import { chooseSpeaker, voiceIds } from './speakers.ts';

const tellMs = 250;

const voiceSchema = z.object({ voice: z.enum(voiceIds), instructions: z.string().optional() });

const requestSchema = voiceSchema.extend({
  input: z.string().trim().min(1).max(4_096),
  response_format: z.literal('mp3').optional(),
  speed: z.number().min(0.25).max(4).default(1),
  /** Identifies the person who listens. */
  user: z.string().optional(),
});

/** Implements OpenAI's speech API. The language code is taken from the parentheses in the instructions. */
export const speechRoutes: EngineRoutes = (app, { folder, queue, onModel }) => {
  const reader = createReader(folder, onModel);

  app.post('/v1/audio/speech', async (request, reply) => {
    const { input, speed, user, ...wanted } = parse(requestSchema, request.body);
    const speaker = speakerOf(wanted);
    const signal = callerSignal(request);
    const audio = new PassThrough();
    // The caller gets the error from the queue, or notices that the connection was closed.
    audio.on('error', () => undefined);
    // Headers are sent with the first sentence, so that an earlier failure still gets an error status.
    const firstSentence = Promise.withResolvers<void>();
    const finished = queue.run(
      async () => {
        for await (const bytes of reader.read(input, speaker, speed)) {
          signal.throwIfAborted();
          audio.write(bytes);
          firstSentence.resolve();
        }
        audio.end();
      },
      signal,
      user,
    );
    finished.catch((error: unknown) => {
      firstSentence.reject(error);
      audio.destroy(error instanceof Error ? error : undefined);
    });
    await firstSentence.promise;
    return reply
      .type('audio/mpeg')
      .header('x-engine', speaker.kokoro ?? 'espeak')
      .send(audio);
  });

  /** Loads a voice before it is needed, and says how far that has got. Not part of OpenAI's API. */
  app.post('/v1/audio/prepare', async (request, reply) => {
    const prepared = reader.prepare(speakerOf(parse(voiceSchema, request.body)));
    // A failure at once still gets an error status.
    await Promise.race([prepared, delay(tellMs)]);
    const events = new PassThrough();
    // The caller notices that the connection was closed.
    events.on('error', () => undefined);
    const timer = setInterval(() => events.write(`data: ${JSON.stringify(reader.loading())}\n\n`), tellMs);
    prepared
      .then(
        () => events.end(),
        (error: Error) => events.destroy(error),
      )
      .finally(() => clearInterval(timer));
    return reply.type('text/event-stream').send(events);
  });
};

function parse<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new BadRequest(
    parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
  );
}

function speakerOf({ voice, instructions = '' }: z.infer<typeof voiceSchema>) {
  const language = /\(([a-z]{2,3})(?:-[A-Za-z]+)*\)/.exec(instructions)?.[1] ?? 'en';
  return chooseSpeaker(voice, language);
}
