import * as z from 'zod/mini';
import { call } from './call.ts';
import { accountCalls } from './calls/account-calls.ts';
import { accountDataCalls } from './calls/account-data-calls.ts';
import { billingCalls } from './calls/billing-calls.ts';
import { crashCalls } from './calls/crash-calls.ts';
import { dictionaryCalls } from './calls/dictionary-calls.ts';
import { keyCalls } from './calls/key-calls.ts';
import { libraryCalls } from './calls/library-calls.ts';
import { liveCalls } from './calls/live-calls.ts';
import { peopleCalls } from './calls/people-calls.ts';
import { recognitionCalls } from './calls/recognition-calls.ts';
import { recordingCalls } from './calls/recording-calls.ts';
import { sessionCalls } from './calls/session-calls.ts';
import { shareCalls } from './calls/share-calls.ts';
import { speechCalls } from './calls/speech-calls.ts';
import { tidyCalls } from './calls/tidy-calls.ts';
import { transcriptionCalls } from './calls/transcription-calls.ts';
import { translationCalls } from './calls/translation-calls.ts';
import { webhookCalls } from './calls/webhook-calls.ts';

/** The calls of the hosted edition. */
export const hostedCalls = {
  ...accountCalls,
  ...accountDataCalls,
  ...sessionCalls,
  ...recognitionCalls,
  ...speechCalls,
  ...translationCalls,
  ...tidyCalls,
  ...transcriptionCalls,
  ...libraryCalls,
  ...shareCalls,
  ...dictionaryCalls,
  ...billingCalls,
  ...crashCalls,
  ...liveCalls,
  ...keyCalls,
  ...webhookCalls,
  openapi: call({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'OpenAPI description of this API',
    access: 'public',
    response: z.record(z.string(), z.unknown()),
  }),
} as const;

/** The calls that only the personal edition has. */
export const personalCalls = { ...peopleCalls, ...recordingCalls } as const;

/** The single definition of every API call. */
export const api = { ...hostedCalls, ...personalCalls } as const;

export type CallName = keyof typeof api;
