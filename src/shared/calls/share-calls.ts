import * as z from 'zod/mini';
import { call } from '../call.ts';
import { documentLimits } from '../document/document-limits.ts';
import { byUser, idSchema, languageSchema } from '../entities.ts';

const shareParts = ['original', 'translation', 'both'] as const;
export type ShareParts = (typeof shareParts)[number];

const shareDurations = ['day', 'week', 'never'] as const;
export type ShareDuration = (typeof shareDurations)[number];

const shareSchema = z.object({
  id: idSchema,
  url: z.string(),
  transcriptionId: idSchema,
  /** The title when it was shared, or the first line. */
  title: z.string(),
  parts: z.enum(shareParts),
  /** The name that readers see. */
  name: z.optional(z.string()),
  createdAt: z.string(),
  /** Missing if it doesn't end by itself. */
  expiresAt: z.optional(z.string()),
  views: z.int(),
});
export type Share = z.infer<typeof shareSchema>;

const byShare = z.object({ transcriptionId: idSchema, shareId: idSchema });

export const shareCalls = {
  shareTranscription: call({
    method: 'POST',
    path: '/api/transcriptions/:transcriptionId/shares',
    summary: 'Share a copy of a saved transcription with everyone who has the link',
    access: 'user',
    params: z.object({ transcriptionId: idSchema }),
    body: z.object({
      parts: z.enum(shareParts),
      /** Which translation; needed only if there are several. */
      language: z.optional(languageSchema),
      /** Shown to readers. Without it, they learn nothing about the owner. */
      name: z.optional(
        z
          .string()
          .check(
            z.maxLength(documentLimits.speaker, `must have at most ${documentLimits.speaker} characters`),
          ),
      ),
      expires: z.enum(shareDurations),
    }),
    response: z.object({ id: idSchema, url: z.string() }),
    status: 201,
  }),
  endShare: call({
    method: 'DELETE',
    path: '/api/transcriptions/:transcriptionId/shares/:shareId',
    summary: 'Stop sharing a copy',
    access: 'user',
    params: byShare,
    produces: 'nothing',
    status: 204,
  }),
  shares: call({
    method: 'GET',
    path: '/api/shares/:userId',
    summary: 'List shared copies and how often they were opened, newest first',
    access: 'self',
    params: byUser,
    response: z.array(shareSchema),
  }),
} as const;

/** The page of a shared copy. It is no part of the API. */
export const sharedPage = call({
  method: 'GET',
  path: '/shared/:token',
  summary: 'Read a shared copy',
  access: 'public',
});
