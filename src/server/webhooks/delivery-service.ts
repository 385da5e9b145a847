import type { Transcription } from '../../shared/entities.ts';
import type { WebhookProvider } from './webhook-provider.ts';
import type { ClaimedDelivery, WebhookStore } from './webhook-queries.ts';
import { signWebhook } from './webhook-signature.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long to wait after each failed attempt: a day in all. */
const retryDelays = [minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 8 * hour, 8 * hour + 24 * minute];
/** Longer than an attempt can take. If the process dies, another instance tries again after this time. */
const leaseMs = minute;
/** How many webhooks an instance calls at the same time, and how many of them are one person's. */
const maxConcurrent = 64;
export const maxOfPerson = 4;
const keepLogMs = 30 * day;

/** Sends what is in the outbox: at least once, and in order for each document. */
export function createDeliveryService(deps: {
  store: WebhookStore;
  provider: Pick<WebhookProvider, 'send'>;
  findTranscription: (userId: string, id: string) => Promise<Transcription | undefined>;
  now: () => number;
  onError: (error: unknown) => void;
  onDisabled: (webhookId: string) => void;
}) {
  const { store, provider, now, onError } = deps;
  const wanted = new Set<string>();
  const running = new Map<string, { userId: string; done: Promise<void> }>();
  /** Webhooks that wait for a place, and whose they are. They get it in this order. */
  const inLine = new Map<string, string>();
  const stopping = new AbortController();

  async function attempt(delivery: ClaimedDelivery): Promise<void> {
    const body = JSON.stringify({
      type: delivery.type,
      timestamp: new Date(delivery.created_at).toISOString(),
      data: await describe(delivery),
    });
    const { id, url, secret } = delivery;
    const headers = signWebhook({ id, timestampMs: now(), body, secret });
    const outcome = await provider.send({ url, headers, body, signal: stopping.signal });
    // The claim expires, and another instance makes the attempt.
    if (stopping.signal.aborted && 'problem' in outcome) return;
    const status = 'status' in outcome ? outcome.status : null;
    const delivered = status !== null && status >= 200 && status < 300;
    const delay = delivery.state === 'waiting' ? retryDelays[delivery.attempts] : undefined;
    const result = {
      delivered,
      status,
      problem: 'problem' in outcome ? outcome.problem : null,
      nextAt: delivered || delay === undefined ? null : now() + delay,
    };
    if (await store.finish(delivery, result, { now: now(), offAfter: day }))
      deps.onDisabled(delivery.webhook_id);
  }

  /** The document as it is now: the outbox holds no copy of it that would outlive it. */
  async function describe({ type, user_id, document_id }: ClaimedDelivery): Promise<object> {
    const known = { transcriptionId: document_id };
    if (type === 'transcription.deleted') return known;
    return (await deps.findTranscription(user_id, document_id)) ?? known;
  }

  const hasPlace = (userId: string): boolean => {
    const own = running.values().filter((webhook) => webhook.userId === userId);
    return running.size < maxConcurrent && [...own].length < maxOfPerson;
  };

  function run(webhookId: string, userId: string): void {
    wanted.add(webhookId);
    if (running.has(webhookId)) return;
    if (!hasPlace(userId)) {
      inLine.set(webhookId, userId);
      return;
    }
    inLine.delete(webhookId);
    running.set(webhookId, { userId, done: drain(webhookId, userId) });
  }

  /** One delivery after the other, so that a slow server delays only itself. */
  async function drain(webhookId: string, userId: string): Promise<void> {
    try {
      // Something may have become due since the last look.
      while (wanted.delete(webhookId)) {
        while (!stopping.signal.aborted) {
          const delivery = await store.claim(webhookId, now(), now() + leaseMs);
          if (!delivery) break;
          await attempt(delivery);
          if (inLine.size === 0) continue;
          // Others wait for a place, so it gets in line again.
          inLine.set(webhookId, userId);
          return;
        }
      }
    } catch (error) {
      onError(error);
    } finally {
      // At once, or what becomes due meanwhile would be left to the next call.
      running.delete(webhookId);
      for (const [id, owner] of stopping.signal.aborted ? [] : [...inLine]) run(id, owner);
    }
  }

  return {
    /** Starts everything that is due, or what is one person's. Resolves when it has been attempted. */
    async deliverDue(userId?: string): Promise<void> {
      if (stopping.signal.aborted) return;
      for (const due of await store.listDue(now(), userId)) {
        if (stopping.signal.aborted) return;
        run(due.id, due.user_id);
      }
      await Promise.all(Array.from(running.values(), ({ done }) => done));
    },

    removeOld: () => store.removeOld(now() - keepLogMs),

    /** Interrupts attempts, which are made again later. */
    async close(): Promise<void> {
      stopping.abort();
      await Promise.all(Array.from(running.values(), ({ done }) => done));
    },
  };
}
