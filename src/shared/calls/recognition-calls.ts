import * as z from 'zod/mini';
import { call } from '../call.ts';
import { allowanceSchema, byUser, idempotencyHeaders, languageSchema } from '../entities.ts';
import { spokenTurnSchema } from '../recognition/speaker-turns-schema.ts';

/** Speech recognition on the server, for browsers without their own engine. */
export const recognitionCalls = {
  transcribe: call({
    method: 'POST',
    path: '/api/transcribe',
    summary:
      'Transcribe a recording. Repeating an Idempotency-Key returns the first response at no cost. Send Accept: text/event-stream to stream the words',
    access: 'user',
    scope: 'transcribe',
    headers: idempotencyHeaders,
    form: z.object({
      /** WAV, WebM, Ogg, MP4, MP3 or FLAC: at most 25 MB and 15 minutes. */
      file: z.file(),
      language: languageSchema,
      /** A JSON array of words that may occur, such as names. */
      hints: z.optional(z.string()),
      /**
       * Asks who says what. A JSON array of at most four known speakers, each with a `name` and a `sample`: a WAV file of
       * two to ten seconds, in base64. Empty if nobody is known yet.
       */
      speakers: z.optional(z.string()),
    }),
    response: z.object({
      /** Empty if there was no speech. */
      text: z.string(),
      seconds: z.number(),
      /** Only from providers with word timings; in seconds from the start of the recording. */
      words: z.optional(z.array(z.object({ text: z.string(), start: z.number(), end: z.number() }))),
      /** Only if `speakers` was sent, and the provider can tell who speaks. */
      turns: z.optional(z.array(spokenTurnSchema)),
      remainingSeconds: z.number(),
    }),
    streams: true,
  }),
  recognitionAllowance: call({
    method: 'GET',
    path: '/api/recognition-allowance/:userId',
    summary: 'Get the remaining seconds of speech recognition',
    access: 'self',
    scope: 'read',
    params: byUser,
    response: allowanceSchema,
  }),
} as const;
