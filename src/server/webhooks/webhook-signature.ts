import { createHmac, randomBytes } from 'node:crypto';

const secretPrefix = 'whsec_';

export const createWebhookSecret = (): string => `${secretPrefix}${randomBytes(32).toString('base64')}`;

/** The headers of the Standard Webhooks specification. */
export function signWebhook(message: {
  id: string;
  timestampMs: number;
  body: string;
  secret: string;
}): Record<string, string> {
  const { id, timestampMs, body, secret } = message;
  const timestamp = Math.floor(timestampMs / 1_000);
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}
