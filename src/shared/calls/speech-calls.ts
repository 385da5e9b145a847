import * as z from 'zod/mini';
import { call } from '../call.ts';
import {
  byUser,
  idSchema,
  languageSchema,
  speechAllowanceSchema,
  tierSchema,
  trialSchema,
} from '../entities.ts';

const clipId = /[\w-]{20,64}/;

/** The page may choose the clip's id, so that it can request the audio before this response arrives. */
export const clipHeaders = z.object({
  'Clip-Id': z.optional(z.string().check(z.regex(new RegExp(`^${clipId.source}$`)))),
});

const rangeStatuses = { 206: 'The requested range', 416: 'The requested range does not exist' } as const;

export const speechCalls = {
  voices: call({
    method: 'GET',
    path: '/api/voices',
    summary: 'List the HD voices',
    access: 'public',
    response: z.array(z.string()),
  }),
  voicePreview: call({
    method: 'GET',
    path: '/api/voices/:voice/preview.mp3',
    summary: 'Play a fixed sentence in an HD voice, free for everyone',
    access: 'public',
    params: z.object({ voice: z.string() }),
    headers: z.object({ Range: z.optional(z.string()) }),
    produces: 'audio',
    otherStatuses: rangeStatuses,
  }),
  prepareVoice: call({
    method: 'POST',
    path: '/api/voices/:voice/prepare',
    summary: 'Load an HD voice of this server before it is needed, and say how far that has got',
    access: 'user',
    scope: 'speak',
    params: z.object({ voice: z.string() }),
    query: z.object({ language: z.optional(languageSchema) }),
    response: z.object({
      ready: z.boolean(),
      /** Bytes; the size is 0 if it isn't known. */
      loaded: z.number(),
      size: z.number(),
    }),
  }),
  speechAllowance: call({
    method: 'GET',
    path: '/api/speech-allowance/:userId',
    summary: 'Get the remaining HD speech characters',
    access: 'self',
    scope: 'read',
    params: byUser,
    response: speechAllowanceSchema,
  }),
  textToSpeech: call({
    method: 'POST',
    path: '/api/text-to-speech',
    summary: 'Read text aloud in an HD voice',
    access: 'user',
    scope: 'speak',
    headers: clipHeaders,
    body: z.object({
      text: z.string(),
      language: languageSchema,
      voice: z.string(),
      userId: idSchema,
      tier: tierSchema,
    }),
    response: z.object({ audioUrl: z.string(), remaining: z.number() }),
  }),
  audio: call({
    method: 'GET',
    path: '/api/audio/:clip',
    summary: 'Get the audio of a clip; owner only. With wait, the clip may be requested a moment later',
    access: 'user',
    scope: 'speak',
    params: z.object({ clip: z.string().check(z.regex(new RegExp(`^${clipId.source}\\.mp3$`))) }),
    query: z.object({ download: z.optional(z.string()), wait: z.optional(z.string()) }),
    headers: z.object({ Range: z.optional(z.string()), 'If-None-Match': z.optional(z.string()) }),
    produces: 'audio',
    otherStatuses: { ...rangeStatuses, 304: 'The audio has not changed' },
  }),
  trial: call({
    method: 'GET',
    path: '/api/hd-voice-trial/:userId',
    summary: 'Get the state of the Iris trial',
    access: 'self',
    scope: 'read',
    params: byUser,
    response: trialSchema,
  }),
  useTrial: call({
    method: 'POST',
    path: '/api/hd-voice-trial/:userId',
    summary: 'Mark the Iris trial as used',
    access: 'self',
    params: byUser,
    response: trialSchema,
  }),
} as const;
