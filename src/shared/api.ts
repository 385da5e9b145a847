import * as z from 'zod/mini';
import { call } from './call.ts';
import { accountCalls } from './calls/account-calls.ts';
import { accountDataCalls } from './calls/account-data-calls.ts';
import { billingCalls } from './calls/billing-calls.ts';
import { crashCalls } from './calls/crash-calls.ts';
import { dictionaryCalls } from './calls/dictionary-calls.ts';
import { liveCalls } from './calls/live-calls.ts';
import { recognitionCalls } from './calls/recognition-calls.ts';
import { sessionCalls } from './calls/session-calls.ts';
import { speechCalls } from './calls/speech-calls.ts';
import { tidyCalls } from './calls/tidy-calls.ts';
import { transcriptionCalls } from './calls/transcription-calls.ts';
import { translationCalls } from './calls/translation-calls.ts';

/** The single definition of every API call. */
export const api = {
  ...accountCalls,
  ...accountDataCalls,
  ...sessionCalls,
  ...recognitionCalls,
  ...speechCalls,
  ...translationCalls,
  ...tidyCalls,
  ...transcriptionCalls,
  ...dictionaryCalls,
  ...billingCalls,
  ...crashCalls,
  ...liveCalls,
  openapi: call({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'OpenAPI description of this API',
    access: 'public',
    response: z.record(z.string(), z.unknown()),
  }),
} as const;

export type CallName = keyof typeof api;
