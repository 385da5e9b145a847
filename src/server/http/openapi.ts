import { api, type CallName } from '../../shared/api.ts';
import { brand } from '../../shared/brand.ts';
import type { Call } from '../../shared/call.ts';
import { accountCalls } from '../../shared/calls/account-calls.ts';
import { accountDataCalls } from '../../shared/calls/account-data-calls.ts';
import { billingCalls } from '../../shared/calls/billing-calls.ts';
import { dictionaryCalls } from '../../shared/calls/dictionary-calls.ts';
import { keyCalls } from '../../shared/calls/key-calls.ts';
import { libraryCalls } from '../../shared/calls/library-calls.ts';
import { peopleCalls } from '../../shared/calls/people-calls.ts';
import { recognitionCalls } from '../../shared/calls/recognition-calls.ts';
import { recordingCalls } from '../../shared/calls/recording-calls.ts';
import { sessionCalls } from '../../shared/calls/session-calls.ts';
import { shareCalls } from '../../shared/calls/share-calls.ts';
import { speechCalls } from '../../shared/calls/speech-calls.ts';
import { tidyCalls } from '../../shared/calls/tidy-calls.ts';
import { transcriptionCalls } from '../../shared/calls/transcription-calls.ts';
import { translationCalls } from '../../shared/calls/translation-calls.ts';
import { webhookCalls } from '../../shared/calls/webhook-calls.ts';
import { errorCodes } from '../../shared/errors.ts';
import { keyPrefix } from '../../shared/key-scopes.ts';
import { describeCall, type Json } from './openapi-operation.ts';
import { describeWebhooks } from './openapi-webhooks.ts';

const tags = [
  { name: 'Account', description: 'Signing in and out, terms and invites', calls: accountCalls },
  { name: 'Account data', description: 'Exporting and deleting the account', calls: accountDataCalls },
  { name: 'Sessions', description: 'The devices a user is signed in on', calls: sessionCalls },
  { name: 'Speech', description: 'HD voices, their allowance, and the audio', calls: speechCalls },
  { name: 'Recognition', description: 'Speech recognition on the server', calls: recognitionCalls },
  {
    name: 'Translation',
    description: 'Translation and tidying, and their allowance',
    calls: { ...translationCalls, ...tidyCalls },
  },
  {
    name: 'Transcriptions',
    description: 'Saved transcriptions',
    calls: { ...transcriptionCalls, ...libraryCalls },
  },
  {
    name: 'Recordings',
    description: 'The sound of dictations that a personal server keeps',
    calls: recordingCalls,
  },
  { name: 'Shares', description: 'Copies that others can read', calls: shareCalls },
  { name: 'Dictionary', description: 'The user’s names and terms', calls: dictionaryCalls },
  { name: 'People', description: 'The people who share a personal server', calls: peopleCalls },
  { name: 'Keys', description: 'API keys for the user’s own programs', calls: keyCalls },
  { name: 'Webhooks', description: 'Calls to the user’s own server', calls: webhookCalls },
  { name: 'Billing', description: 'Plans, checkout and the subscription', calls: billingCalls },
];
const otherTag = { name: 'Other', description: 'Everything else' };

const tagOf = (call: string): string => (tags.find(({ calls }) => call in calls) ?? otherTag).name;

const errorSchema = {
  type: 'object',
  description: 'Some error codes add further fields.',
  required: ['code', 'message', 'error'],
  properties: {
    code: { type: 'string', enum: Object.keys(errorCodes) },
    message: { type: 'string' },
    error: { type: 'string', description: 'The same text as in message' },
    field: {
      type: 'string',
      description:
        'The field, parameter or header that it is about, if it is about one; headers in lower case',
    },
  },
};

const errorResponse = {
  description: 'The call failed.',
  headers: {
    'X-Request-Id': { description: 'Names this request in the server’s log', schema: { type: 'string' } },
    'RateLimit-Remaining': {
      description:
        'Requests left until RateLimit-Reset, in seconds; also in successful responses to API keys',
      schema: { type: 'integer' },
    },
    'Retry-After': { description: 'Seconds to wait, if waiting helps', schema: { type: 'integer' } },
  },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

/** The OpenAPI document, generated from the contract. */
export function describeApi(publicUrl: string, calls: Partial<Record<CallName, Call>> = api): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries<Call>(calls)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(name, call, tagOf(name)) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: brand.name,
      // The version of the API, not of Rhapsode: it changes only if programs have to change.
      version: '1',
      description: `The API of the ${brand.name} web app. Writes from other sites are refused.`,
      contact: { name: brand.company, url: brand.contact, email: brand.contactEmail },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: [...tags.map(({ name, description }) => ({ name, description })), otherTag],
    security: [{ cookie: [] }, { bearer: [] }],
    paths,
    webhooks: describeWebhooks(),
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: `An API key, which starts with ${keyPrefix}. In a path, \`me\` is the user whose key it is.`,
        },
      },
      schemas: { Error: errorSchema },
      responses: { Error: errorResponse },
    },
  };
}
