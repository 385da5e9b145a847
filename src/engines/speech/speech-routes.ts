import { PassThrough } from 'node:stream';
import { z } from 'zod';
import { BadRequest, callerSignal, type EngineRoutes } from '../engine-app.ts';
import { createReader } from './reader.ts';
import { chooseSpeaker, voiceIds } from './speakers.ts';

const requestSchema = z.object({
  input: z.string().trim().min(1).max(4_096),
  voice: z.enum(voiceIds),
  response_format: z.literal('mp3').optional(),
  instructions: z.string().optional(),
  speed: z.number().min(0.25).max(4).default(1),
});

/** Implements OpenAI's speech API. The language code is taken from the parentheses in the instructions. */
export const speechRoutes: EngineRoutes = (app, { folder, queue }) => {
  const reader = createReader(folder);

  app.post('/v1/audio/speech', async (request, reply) => {
    const parsed = requestSchema.safeParse(request.body);
    if (!parsed.success) {
      throw new BadRequest(
        parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
      );
    }
    const { input, voice, instructions = '', speed } = parsed.data;
    const language = /\(([a-z]{2,3})(?:-[A-Za-z]+)*\)/.exec(instructions)?.[1] ?? 'en';
    const speaker = chooseSpeaker(voice, language);
    const signal = callerSignal(request);
    const audio = new PassThrough();
    // The caller gets the error from the queue, or notices that the connection was closed.
    audio.on('error', () => undefined);
    // Headers are sent with the first sentence, so that an earlier failure still gets an error status.
    const firstSentence = Promise.withResolvers<void>();
    const finished = queue.run(async () => {
      for await (const bytes of reader.read(input, speaker, speed)) {
        signal.throwIfAborted();
        audio.write(bytes);
        firstSentence.resolve();
      }
      audio.end();
    }, signal);
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
};
