import * as z from 'zod/mini';
import {
  idempotencyHeaders,
  languageSchema,
  timingSchema,
  timingsSchema,
  transcriptionSchema,
} from '../entities.ts';
import { formatCount } from '../format-count.ts';
import { documentSources } from './document.ts';
import { documentLimits } from './document-limits.ts';

const atMost = (count: number, unit: string) =>
  z.maxLength(count, `must have at most ${formatCount(count)} ${unit}`);
const millisecondsSchema = z.int().check(z.nonnegative());

/** A document's translation into one language. */
const savedTranslationSchema = z.object({
  language: languageSchema,
  text: z.string().check(atMost(documentLimits.translation, 'characters')),
  /** The characters behind a romanisation, for voices to read. */
  speakableText: z.optional(z.string().check(atMost(documentLimits.translation, 'characters'))),
});
export type SavedTranslation = z.infer<typeof savedTranslationSchema>;

/** A part of the text. Times are in milliseconds from the start of the recording. */
const savedSegmentSchema = z.object({
  text: z.string(),
  from: z.optional(millisecondsSchema),
  to: z.optional(millisecondsSchema),
  speaker: z.optional(z.string().check(atMost(documentLimits.speaker, 'characters'))),
  /** When its words were spoken, with positions in the text of the segment. */
  words: z.optional(z.array(timingSchema).check(atMost(documentLimits.words, 'entries'))),
});

/** A request has room for many times as many words, which would take long to check one by one. */
const limitWords = z.transform((segments: unknown, { issues }) => {
  const count = Array.isArray(segments)
    ? segments.reduce((sum: number, segment) => sum + wordsIn(segment), 0)
    : 0;
  const message = `must have at most ${formatCount(documentLimits.words)} words with a time`;
  if (count > documentLimits.words) issues.push({ code: 'custom', message, input: segments });
  return segments as z.infer<typeof savedSegmentSchema>[];
});

function wordsIn(segment: unknown): number {
  const { words } = Object(segment) as { words?: unknown };
  return Array.isArray(words) ? words.length : 0;
}

const segmentsSchema = z.pipe(
  limitWords,
  z.array(savedSegmentSchema).check(atMost(documentLimits.segments, 'entries')),
);

/** Where the words of a document came from. */
export const sourceSchema = z.enum(documentSources);

/** What a document may have besides its text and language. */
const details = {
  timings: z.optional(timingsSchema),
  title: z.optional(z.string().check(atMost(documentLimits.title, 'characters'))),
  translations: z.optional(
    z.array(savedTranslationSchema).check(atMost(documentLimits.translations, 'entries')),
  ),
  segments: z.optional(segmentsSchema),
  tags: z.optional(
    z
      .array(z.string().check(atMost(documentLimits.tag, 'characters')))
      .check(atMost(documentLimits.tags, 'entries')),
  ),
  source: z.optional(sourceSchema),
};

/** A text and its language are all that the body of a plain save has, so its source can be named here instead. */
export const saveHeaders = z.extend(idempotencyHeaders, { 'Text-Source': z.optional(sourceSchema) });

/** What people save. */
export const documentContentSchema = z.object({ text: z.string(), language: languageSchema, ...details });
export type DocumentContent = z.infer<typeof documentContentSchema>;

/** A saved document with everything it has. Each change increases its revision. */
export const savedDocumentSchema = z.extend(transcriptionSchema, {
  ...details,
  revision: z.int().check(z.positive()),
  updatedAt: z.string(),
});
export type SavedDocument = z.infer<typeof savedDocumentSchema>;

/** Names the revision that a change is based on, as an entity tag: `"3"`. */
export const revisionHeaders = z.object({
  'If-Match': z.string().check(z.regex(/^"[1-9][0-9]{0,14}"$/)),
});
