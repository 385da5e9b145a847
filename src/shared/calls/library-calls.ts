import * as z from 'zod/mini';
import { call } from '../call.ts';
import { documentLimits } from '../document/document-limits.ts';
import { sourceSchema } from '../document/document-schema.ts';
import { librarySorts } from '../document/library-order.ts';
import { byUser, idSchema, languageSchema } from '../entities.ts';

/** A row of the library. */
const libraryItemSchema = z.object({
  transcriptionId: idSchema,
  title: z.optional(z.string()),
  /** The first line, or the part of the text that the search found. */
  excerpt: z.string(),
  /** The language of the excerpt. */
  excerptLanguage: languageSchema,
  language: languageSchema,
  /** The languages of its translations. */
  translations: z.array(languageSchema),
  /** The number of characters. */
  length: z.int(),
  /** How long its recording is, if it has one. */
  seconds: z.optional(z.number()),
  tags: z.array(z.string()),
  source: z.optional(sourceSchema),
  createdAt: z.string(),
  updatedAt: z.string(),
  revision: z.int(),
});
export type LibraryItem = z.infer<typeof libraryItemSchema>;

const libraryQuerySchema = z.object({
  search: z.optional(z.string().check(z.maxLength(documentLimits.search))),
  tag: z.optional(z.string().check(z.maxLength(documentLimits.tag))),
  language: z.optional(languageSchema),
  source: z.optional(sourceSchema),
  sort: z.optional(z.enum(librarySorts)),
  /** `next` of the page before. */
  after: z.optional(z.string().check(z.maxLength(1_000))),
});
export type LibraryQuery = z.infer<typeof libraryQuerySchema>;

const libraryPageSchema = z.object({
  items: z.array(libraryItemSchema),
  /** Missing on the last page. */
  next: z.optional(z.string()),
});
export type LibraryPage = z.infer<typeof libraryPageSchema>;

/** What there is to filter by, most used first. */
const librarySummarySchema = z.object({
  documents: z.int(),
  sources: z.array(z.object({ source: sourceSchema, count: z.int() })),
  languages: z.array(z.object({ language: languageSchema, count: z.int() })),
  tags: z.array(z.object({ tag: z.string(), count: z.int() })),
});
export type LibrarySummary = z.infer<typeof librarySummarySchema>;

export const libraryCalls = {
  library: call({
    method: 'GET',
    path: '/api/library/:userId',
    summary: 'Search, filter and sort saved transcriptions, page by page',
    access: 'self',
    scope: 'read',
    params: byUser,
    query: libraryQuerySchema,
    response: libraryPageSchema,
  }),
  librarySummary: call({
    method: 'GET',
    path: '/api/library/:userId/summary',
    summary: 'Count saved transcriptions by source, language and tag, most used first',
    access: 'self',
    scope: 'read',
    params: byUser,
    response: librarySummarySchema,
  }),
} as const;
