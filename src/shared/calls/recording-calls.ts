import * as z from 'zod/mini';
import { call } from '../call.ts';
import { idSchema } from '../entities.ts';
import { recordingTypes } from '../recording-types.ts';

const byTranscription = z.object({ transcriptionId: idSchema });
/** A UUID, which the page that records makes. */
const recordingIdSchema = z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/));
const byRecording = z.extend(byTranscription, { recordingId: recordingIdSchema });

/** Milliseconds, as a number of at most eleven days. */
const startSchema = z.string().check(z.regex(/^\d{1,9}$/));

/** The sound of dictations that is kept on a personal server. The hosted edition has none of these calls. */
export const recordingCalls = {
  recordings: call({
    method: 'GET',
    path: '/api/transcriptions/:transcriptionId/recordings',
    summary: 'List the recordings of a saved transcription, in the order of its times',
    access: 'user',
    params: byTranscription,
    response: z.array(
      z.object({
        id: recordingIdSchema,
        /** Where it begins in the times of the document. */
        startMs: z.number(),
        bytes: z.number(),
      }),
    ),
  }),
  keepRecording: call({
    method: 'PUT',
    path: '/api/transcriptions/:transcriptionId/recordings/:recordingId',
    summary: 'Keep the sound of one dictation beside the transcription that it belongs to, or replace it',
    access: 'user',
    params: byRecording,
    query: z.object({ startMs: startSchema }),
    upload: recordingTypes,
    produces: 'nothing',
    status: 204,
  }),
  recording: call({
    method: 'GET',
    path: '/api/transcriptions/:transcriptionId/recordings/:recordingId',
    summary: 'Get the sound of one dictation',
    access: 'user',
    params: byRecording,
    headers: z.object({ Range: z.optional(z.string()) }),
    produces: 'recording',
    otherStatuses: {
      206: 'The requested range of the sound',
      416: 'The range lies outside the sound',
    },
  }),
  deleteRecordings: call({
    method: 'DELETE',
    path: '/api/transcriptions/:transcriptionId/recordings',
    summary: 'Delete the recordings of a saved transcription, but not its text',
    access: 'user',
    params: byTranscription,
    produces: 'nothing',
    status: 204,
  }),
  recordingSpace: call({
    method: 'GET',
    path: '/api/recordings',
    summary: 'Get the space that one’s recordings take up',
    access: 'user',
    response: z.object({ bytes: z.number() }),
  }),
  deleteAllRecordings: call({
    method: 'DELETE',
    path: '/api/recordings',
    summary: 'Delete all of one’s recordings, but not the texts',
    access: 'user',
    produces: 'nothing',
    status: 204,
  }),
} as const;
