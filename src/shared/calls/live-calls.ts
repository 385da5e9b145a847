import * as z from 'zod/mini';
import { call } from '../call.ts';
import { idSchema, languageSchema } from '../entities.ts';
import { liveLine } from '../live-rules.ts';

const byCode = z.object({ code: idSchema });

/** What the speaker's page translates into. If it is given, the server translates nothing. */
const pageLanguagesSchema = z.optional(z.array(languageSchema).check(z.maxLength(liveLine.pageLanguages)));

/** Null means that there is no limit. */
const limitSchema = z.nullable(z.number());

const roomSchema = z.object({
  code: z.string(),
  url: z.string(),
  language: languageSchema,
  paused: z.boolean(),
  /** Nobody new can join. */
  locked: z.boolean(),
  startedAt: z.string(),
  viewers: z.number(),
  languages: z.array(z.object({ language: languageSchema, viewers: z.number() })),
  limits: z.object({ viewers: limitSchema, languages: limitSchema, secondsADay: limitSchema }),
  secondsLeft: limitSchema,
  charactersLeft: limitSchema,
  /** The characters are used up, so everyone reads the original. */
  charactersUsed: z.boolean(),
});
export type LiveRoom = z.infer<typeof roomSchema>;

const lineSchema = z.object({
  id: idSchema,
  /** An empty text removes the line. */
  text: z.string().check(z.maxLength(liveLine.characters)),
  /** Interim words are shown but not stored or translated. */
  final: z.boolean(),
  /** Made by the speaker's page. Null shows the original. */
  translations: z.optional(
    z
      .array(
        z.object({
          language: languageSchema,
          text: z.nullable(z.string().check(z.maxLength(liveLine.translatedCharacters))),
        }),
      )
      .check(z.maxLength(liveLine.pageLanguages)),
  ),
});
export type LiveLine = z.infer<typeof lineSchema>;

/** The data of a `line` event. A later text with the same id replaces an earlier one; an empty text removes it. */
export const liveLineEventSchema = z.object({
  id: z.string(),
  text: z.string(),
  final: z.boolean(),
  /** The language of the text, which is the original if it couldn't be translated. */
  language: languageSchema,
  /** Lines are sorted by this number; interim lines have none and come last. */
  position: z.nullable(z.number()),
});
export type LiveLineEvent = z.infer<typeof liveLineEventSchema>;

/** The data of a `state` event. */
export const liveStateEventSchema = z.object({
  /** `replaced` means that the room has another link now. */
  status: z.enum(['live', 'paused', 'away', 'ended', 'replaced']),
  /** The language that is spoken. */
  language: languageSchema,
  /** The language this viewer gets. */
  reading: languageSchema,
  /** The languages this viewer could choose. */
  offered: z.array(languageSchema),
  /** Why this viewer gets the original, if they asked for something else. */
  reason: z.optional(z.enum(['plan', 'languages-full', 'characters-used', 'not-offered'])),
  /** Why the room is paused, if the speaker didn't choose to: their time for the day is used up. */
  pauseReason: z.optional(z.enum(['time-used'])),
});
export type LiveStateEvent = z.infer<typeof liveStateEventSchema>;

export const liveCalls = {
  openLiveRoom: call({
    method: 'POST',
    path: '/api/live',
    summary: 'Start live captions, or return to the room that is still open',
    access: 'user',
    body: z.object({ language: languageSchema, pageLanguages: pageLanguagesSchema }),
    status: 201,
    response: roomSchema,
  }),
  postLiveLines: call({
    method: 'POST',
    path: '/api/live/:code/lines',
    summary: 'Show lines to the viewers; a later text with the same id replaces the earlier one',
    access: 'user',
    params: byCode,
    body: z.object({
      lines: z.array(lineSchema).check(z.minLength(1), z.maxLength(liveLine.perRequest)),
    }),
    maxBodyBytes: 512 * 1024,
    produces: 'nothing',
    status: 204,
  }),
  liveEvents: call({
    method: 'GET',
    path: '/api/live/:code/events',
    summary:
      'Read along: server-sent `line` and `state` events; Last-Event-ID continues after an interruption',
    access: 'public',
    params: byCode,
    query: z.object({ language: z.optional(languageSchema) }),
    headers: z.object({ 'Last-Event-ID': z.optional(z.string()) }),
    produces: 'events',
  }),
  changeLiveRoom: call({
    method: 'PATCH',
    path: '/api/live/:code',
    summary:
      'Pause or lock the room, replace its link, or just say that the speaker is still there; returns the room',
    access: 'user',
    params: byCode,
    body: z.object({
      paused: z.optional(z.boolean()),
      locked: z.optional(z.boolean()),
      language: z.optional(languageSchema),
      pageLanguages: pageLanguagesSchema,
      /** The room gets another code, and everyone who reads along has to open the new link. */
      replaceLink: z.optional(z.boolean()),
    }),
    response: roomSchema,
  }),
  endLiveRoom: call({
    method: 'DELETE',
    path: '/api/live/:code',
    summary: 'End the room and delete its lines',
    access: 'user',
    params: byCode,
    produces: 'nothing',
    status: 204,
  }),
} as const;
