import * as z from 'zod/mini';
import { call } from '../call.ts';
import { idSchema } from '../entities.ts';
import { webhookEvents } from '../webhook-rules.ts';

const deliverySchema = z.object({
  /** The same for every attempt. Receivers can use it to recognise repeated deliveries. */
  id: idSchema,
  type: z.enum(webhookEvents),
  transcriptionId: idSchema,
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number(),
  /** The HTTP status of the last attempt, if there was a response. */
  status: z.nullable(z.number()),
  /** Why the last attempt got no response. */
  problem: z.nullable(z.enum(['address', 'timeout', 'connection'])),
  createdAt: z.string(),
  attemptedAt: z.nullable(z.string()),
  nextAttemptAt: z.nullable(z.string()),
});
export type WebhookDelivery = z.infer<typeof deliverySchema>;

const webhookSchema = z.object({
  id: idSchema,
  url: z.string(),
  createdAt: z.string(),
  failingSince: z.nullable(z.string()),
  /** When it was switched off, after a day of failures. */
  disabledAt: z.nullable(z.string()),
  /** The latest ones, newest first. */
  deliveries: z.array(deliverySchema),
});
export type Webhook = z.infer<typeof webhookSchema>;

const byId = z.object({ id: idSchema });

/** Calls to people's own servers when their transcriptions change. */
export const webhookCalls = {
  webhooks: call({
    method: 'GET',
    path: '/api/webhooks',
    summary: 'List the user’s webhooks with their latest deliveries',
    access: 'user',
    response: z.array(webhookSchema),
  }),
  createWebhook: call({
    method: 'POST',
    path: '/api/webhooks',
    summary: 'Add a webhook; only this response contains its secret, which signs every delivery',
    access: 'user',
    body: z.object({ url: z.string().check(z.minLength(1), z.maxLength(2_000)) }),
    maxBodyBytes: 16 * 1024,
    status: 201,
    response: z.extend(webhookSchema, { secret: z.string() }),
  }),
  deleteWebhook: call({
    method: 'DELETE',
    path: '/api/webhooks/:id',
    summary: 'Delete a webhook and its deliveries',
    access: 'user',
    params: byId,
    produces: 'nothing',
    status: 204,
  }),
  sendDeliveryAgain: call({
    method: 'POST',
    path: '/api/webhooks/:id/deliveries/:deliveryId/send',
    summary: 'Send a delivery again. If that succeeds, a webhook that was switched off is on again',
    access: 'user',
    params: z.extend(byId, { deliveryId: idSchema }),
    produces: 'nothing',
    status: 202,
  }),
} as const;
