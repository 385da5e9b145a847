import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import type { SandboxDeps } from '../service.ts';
import type { Delivery, Store } from './stripe-store.ts';

export interface Webhooks {
  /** Records and sends an event with the object's current state. */
  emit(type: Stripe.Event['type'], object: object, previous?: object): Stripe.Event;
  release(options: { order?: 'as-is' | 'reversed'; times?: number }): number;
  /** Sends an event again, as Stripe may. */
  resend(eventId: string): void;
  /** Events that the app has not accepted yet. */
  pending(): Delivery[];
  start(): void;
  stop(): void;
}

const apiVersion = '2026-10-28.endive';
const firstRetryMs = 250;
const lastRetryMs = 60_000;
const webhookTimeoutMs = 10_000;
/** Stripe keeps events for a month; the sandbox keeps a fixed number. */
const maxEvents = 1_000;

export function signatureHeader(payload: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

/** Sends each event to the app's webhook URL until it responds with 2xx. */
export function createWebhooks(store: Store, deps: SandboxDeps): Webhooks {
  const timers = new Set<NodeJS.Timeout>();
  const url = `${deps.appUrl}/api/stripe/webhook`;
  let stopped = false;

  async function post(eventId: string): Promise<boolean> {
    const event = store.state.events[eventId];
    if (!event) return true;
    const payload = JSON.stringify(event, null, 2);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (sandbox)',
          'stripe-signature': signatureHeader(payload, deps.webhookSecret, store.now()),
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.timeout(webhookTimeoutMs),
      });
      return response.ok;
    } catch {
      // An unreachable or slow app is treated like any response other than 2xx.
      return false;
    }
  }

  async function deliver(delivery: Delivery): Promise<void> {
    if (!store.state.deliveries.includes(delivery) || delivery.held || stopped) return;
    delivery.attempts += 1;
    const accepted = await post(delivery.event);
    if (stopped) return;
    if (!accepted) {
      schedule(delivery, Math.min(firstRetryMs * 2 ** (delivery.attempts - 1), lastRetryMs));
      return;
    }
    store.state.deliveries = store.state.deliveries.filter((other) => other !== delivery);
    store.save();
  }

  function schedule(delivery: Delivery, ms: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void deliver(delivery);
    }, ms);
    timer.unref();
    timers.add(timer);
  }

  function enqueue(eventId: string, held: boolean, ms: number): void {
    const delivery: Delivery = { id: store.id('whd'), event: eventId, attempts: 0, held };
    store.state.deliveries.push(delivery);
    if (!held) schedule(delivery, ms);
  }

  return {
    emit(type, object, previous) {
      const event = {
        id: store.id('evt'),
        object: 'event',
        api_version: apiVersion,
        created: store.now(),
        data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      } satisfies Stripe.EventBase;
      const stored = event as Stripe.Event;
      store.state.events[event.id] = stored;
      const [oldest] = Object.keys(store.state.events);
      if (oldest && Object.keys(store.state.events).length > maxEvents) delete store.state.events[oldest];
      const { hold, times, delayMs } = store.state.mode;
      for (let copy = 0; copy < times; copy += 1) enqueue(event.id, hold, delayMs);
      return stored;
    },
    release({ order = 'as-is', times = 1 }) {
      const held = store.state.deliveries.filter((delivery) => delivery.held);
      const ordered = order === 'reversed' ? held.toReversed() : held;
      // One at a time, to keep the order.
      void (async () => {
        for (const delivery of ordered) {
          delivery.held = false;
          store.save();
          for (let copy = 1; copy < times; copy += 1) await post(delivery.event);
          await deliver(delivery);
        }
      })();
      return held.length;
    },
    resend(eventId) {
      enqueue(eventId, false, 0);
      store.save();
    },
    pending: () => store.state.deliveries,
    start() {
      for (const delivery of store.state.deliveries) if (!delivery.held) schedule(delivery, firstRetryMs);
    },
    stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
