import * as z from 'zod/mini';
import { call } from '../call.ts';
import {
  byUser,
  idempotencyHeaders,
  idSchema,
  languageSchema,
  saveAllowanceSchema,
  timingsSchema,
  transcriptionSchema,
} from '../entities.ts';

export const transcriptionCalls = {
  transcriptionAllowance: call({
    method: 'GET',
    path: '/api/transcription-allowance/:userId',
    summary: 'Get the remaining save slots',
    access: 'self',
    params: byUser,
    response: saveAllowanceSchema,
  }),
  transcriptions: call({
    method: 'GET',
    path: '/api/transcriptions/user/:userId',
    summary: 'List saved transcriptions, newest first',
    access: 'self',
    params: byUser,
    response: z.array(transcriptionSchema),
  }),
  saveTranscription: call({
    method: 'POST',
    path: '/api/transcriptions',
    summary: 'Save a transcription',
    access: 'user',
    headers: idempotencyHeaders,
    body: z.object({
      text: z.string(),
      language: languageSchema,
      userId: idSchema,
      timings: z.optional(timingsSchema),
    }),
    response: transcriptionSchema,
    status: 201,
  }),
  deleteTranscription: call({
    method: 'DELETE',
    path: '/api/transcriptions/:transcriptionId',
    summary: 'Delete a saved transcription',
    access: 'user',
    params: z.object({ transcriptionId: idSchema }),
    produces: 'nothing',
    status: 204,
  }),
  restoreTranscription: call({
    method: 'POST',
    path: '/api/transcriptions/:transcriptionId/restore',
    summary: 'Undo a deletion within ten minutes',
    access: 'user',
    params: z.object({ transcriptionId: idSchema }),
    response: transcriptionSchema,
  }),
} as const;
