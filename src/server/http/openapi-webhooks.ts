import * as z from 'zod/mini';
import { transcriptionSchema } from '../../shared/entities.ts';
import { type WebhookEvent, webhookEvents } from '../../shared/webhook-rules.ts';
import type { Json } from './openapi-operation.ts';

const headers = {
  'webhook-id': 'Names the event; the same when it is sent again',
  'webhook-timestamp':
    'When this attempt was made, in seconds since 1970. Refuse it if it is older than a few minutes.',
  'webhook-signature':
    '`v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`. The key is what follows `whsec_` in the secret, decoded from base64.',
};

function describeData(event: WebhookEvent): Json {
  if (event === 'transcription.deleted')
    return {
      type: 'object',
      required: ['transcriptionId'],
      properties: { transcriptionId: { type: 'string' } },
    };
  const { $schema: _, additionalProperties: __, ...schema } = z.toJSONSchema(transcriptionSchema) as Json;
  return {
    ...schema,
    description: 'The text as it is now, with everything it has; only its id if it has been deleted since.',
    required: ['transcriptionId'],
  };
}

function describeWebhook(event: WebhookEvent): Json {
  const parameters = Object.entries(headers).map(([name, description]) => ({
    ...{ name, description, in: 'header', required: true },
    schema: { type: 'string' },
  }));
  const schema = {
    type: 'object',
    required: ['type', 'timestamp', 'data'],
    properties: {
      type: { const: event },
      timestamp: { type: 'string', format: 'date-time', description: 'When it happened' },
      data: describeData(event),
    },
  };
  return {
    post: {
      operationId: event.replace('transcription.', 'on-'),
      tags: ['Webhooks'],
      summary: `Sent to the user’s own server: ${event}`,
      security: [],
      parameters,
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: {
        '2XX': { description: 'Received' },
        default: { description: 'Sent again later, for a day' },
      },
    },
  };
}

/** What the user's own server receives, signed as the Standard Webhooks specification says. */
export const describeWebhooks = (): Record<string, Json> =>
  Object.fromEntries(webhookEvents.map((event) => [event, describeWebhook(event)]));
