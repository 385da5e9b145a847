import { randomUUID } from 'node:crypto';
import type { Webhook, WebhookDelivery } from '../../shared/calls/webhook-calls.ts';
import { AppError } from '../../shared/errors.ts';
import { maxWebhooks } from '../../shared/webhook-rules.ts';
import type { SessionUser } from '../requests/session-user.ts';
import type { WebhookProvider } from './webhook-provider.ts';
import type { DeliveryRow, WebhookRow, WebhookStore } from './webhook-queries.ts';
import { createWebhookSecret } from './webhook-signature.ts';

/** How many deliveries of each webhook are listed. */
const listedDeliveries = 20;

export type WebhookService = ReturnType<typeof createWebhookService>;

export function createWebhookService(deps: {
  store: WebhookStore;
  provider: Pick<WebhookProvider, 'accepts'>;
  /** Starts what is due for a person's webhooks, without waiting for it. */
  deliver: (userId: string) => void;
  now: () => number;
}) {
  const { store, provider, deliver, now } = deps;

  return {
    async list(user: SessionUser): Promise<Webhook[]> {
      const rows = await store.list(user.id);
      return Promise.all(
        rows.map(async (row) => toWebhook(row, await store.deliveries(row.id, listedDeliveries))),
      );
    },

    async create(user: SessionUser, url: string): Promise<Webhook & { secret: string }> {
      if (!provider.accepts(url)) throw new AppError('webhook-address', { data: { field: 'url' } });
      const row = {
        id: randomUUID(),
        user_id: user.id,
        url: new URL(url).href,
        secret: createWebhookSecret(),
        created_at: now(),
        failing_since: null,
        disabled_at: null,
      };
      const outcome = await store.create(row, maxWebhooks);
      if (outcome === 'exists') throw new AppError('webhook-exists', { data: { field: 'url' } });
      if (outcome === 'full') throw new AppError('webhook-limit', { data: { limit: maxWebhooks } });
      return { ...toWebhook(row, []), secret: row.secret };
    },

    async remove(user: SessionUser, id: string): Promise<void> {
      if (!(await store.remove(user.id, id))) throw new AppError('not-found');
    },

    async sendAgain(user: SessionUser, id: string, deliveryId: string): Promise<void> {
      if (!(await store.sendAgain(user.id, id, deliveryId, now()))) throw new AppError('not-found');
      deliver(user.id);
    },
  };
}

const isoTime = (time: number | null) => (time === null ? null : new Date(time).toISOString());

const toWebhook = (row: WebhookRow, deliveries: DeliveryRow[]): Webhook => ({
  id: row.id,
  url: row.url,
  createdAt: new Date(row.created_at).toISOString(),
  failingSince: isoTime(row.failing_since),
  disabledAt: isoTime(row.disabled_at),
  deliveries: deliveries.map(toDelivery),
});

const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  type: row.type,
  transcriptionId: row.document_id,
  state: row.state,
  attempts: row.attempts,
  status: row.status,
  problem: row.problem as WebhookDelivery['problem'],
  createdAt: new Date(row.created_at).toISOString(),
  attemptedAt: isoTime(row.attempted_at),
  nextAttemptAt: isoTime(row.next_at),
});
