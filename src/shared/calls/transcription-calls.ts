import * as z from 'zod/mini';
import { call } from '../call.ts';
import { documentLimits } from '../document/document-limits.ts';
import {
  documentContentSchema,
  revisionHeaders,
  savedDocumentSchema,
  saveHeaders,
} from '../document/document-schema.ts';
import { byUser, idSchema, saveAllowanceSchema, transcriptionSchema } from '../entities.ts';

const byTranscription = z.object({ transcriptionId: idSchema });

export const transcriptionCalls = {
  transcriptionAllowance: call({
    method: 'GET',
    path: '/api/transcription-allowance/:userId',
    summary: 'Get the remaining save slots',
    access: 'self',
    scope: 'read',
    params: byUser,
    response: saveAllowanceSchema,
  }),
  transcriptions: call({
    method: 'GET',
    path: '/api/transcriptions/user/:userId',
    summary: 'List saved transcriptions, newest first',
    access: 'self',
    scope: 'read',
    params: byUser,
    response: z.array(transcriptionSchema),
  }),
  saveTranscription: call({
    method: 'POST',
    path: '/api/transcriptions',
    summary: 'Save a transcription',
    access: 'user',
    scope: 'write',
    headers: saveHeaders,
    body: z.extend(documentContentSchema, { userId: idSchema }),
    maxBodyBytes: documentLimits.bytes,
    response: savedDocumentSchema,
    status: 201,
  }),
  transcription: call({
    method: 'GET',
    path: '/api/transcriptions/:transcriptionId',
    summary: 'Get a saved transcription with everything it has',
    access: 'user',
    scope: 'read',
    params: byTranscription,
    response: savedDocumentSchema,
  }),
  changeTranscription: call({
    method: 'PUT',
    path: '/api/transcriptions/:transcriptionId',
    summary: 'Replace a saved transcription, unless another device has changed it since the named revision',
    access: 'user',
    scope: 'write',
    params: byTranscription,
    headers: revisionHeaders,
    body: documentContentSchema,
    maxBodyBytes: documentLimits.bytes,
    response: savedDocumentSchema,
  }),
  deleteTranscription: call({
    method: 'DELETE',
    path: '/api/transcriptions/:transcriptionId',
    summary: 'Delete a saved transcription',
    access: 'user',
    scope: 'write',
    params: byTranscription,
    produces: 'nothing',
    status: 204,
  }),
  restoreTranscription: call({
    method: 'POST',
    path: '/api/transcriptions/:transcriptionId/restore',
    summary: 'Undo a deletion within ten minutes',
    access: 'user',
    scope: 'write',
    params: byTranscription,
    response: savedDocumentSchema,
  }),
} as const;
