import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from '../../shared/errors.ts';
import type { Config } from '../config/config.ts';
import { isLoopback } from '../http/loopback.ts';

/** Gauges whose names belong to counters. Each is the sum of another metric, such as `nodejs_active_handles`. */
const misnamed = [
  'nodejs_active_resources_total',
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
];

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);
  const providerCalls = new Counter({
    name: 'provider_calls_total',
    help: 'Calls to external services by service and outcome',
    labelNames: ['service', 'outcome'],
    registers: [registry],
  });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route and status',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const running = new Gauge({
    name: 'http_requests_running',
    help: 'Requests that are being answered, also those of viewers of live captions',
    registers: [registry],
  });
  const liveDelivery = new Histogram({
    name: 'live_delivery_seconds',
    help: 'Time from the speaker’s post of a settled line until its original or a translation was sent to the last viewer of this instance',
    labelNames: ['text'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return {
    registry,
    requests,
    running,
    liveDelivered: (text: 'original' | 'translation', seconds: number) =>
      liveDelivery.observe({ text }, seconds),
    /** Live rooms that have viewers on this instance, and those viewers. */
    watchLive(read: () => { rooms: number; viewers: number }): void {
      for (const what of ['rooms', 'viewers'] as const) {
        new Gauge({
          name: `live_${what}`,
          help:
            what === 'rooms'
              ? 'Live rooms with viewers on this instance'
              : 'Viewers of live captions on this instance',
          registers: [registry],
          collect() {
            this.set(read()[what]);
          },
        });
      }
    },
    /** Counts a call to an external service, whether it succeeds or fails. */
    async countCall<T>(service: string, work: Promise<T>): Promise<T> {
      try {
        const result = await work;
        providerCalls.inc({ service, outcome: 'ok' });
        return result;
      } catch (error) {
        providerCalls.inc({ service, outcome: 'failed' });
        throw error;
      }
    },
  };
}

/** Sends the metrics to the process that started the server, whenever it asks. */
export function answerParent({ registry }: Metrics): void {
  process.on('message', async (question) => {
    if (question !== 'metrics') return;
    const text = await registry.metrics();
    // The parent may have ended in the meantime.
    process.send?.(text, undefined, undefined, () => {});
  });
}

type MetricsConfig = Pick<Config, 'metricsToken' | 'trustProxy' | 'publicUrl'>;

const forwardingHeader =
  /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|x-original-.*|true-client-ip|cf-.*)$/;

/** Serves `/metrics` to this machine, or to anyone with the token. */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, config: MetricsConfig): void {
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, config)) throw new AppError('not-found');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

function mayReadMetrics(request: FastifyRequest, config: MetricsConfig): boolean {
  const { metricsToken, trustProxy, publicUrl } = config;
  if (metricsToken !== undefined) {
    const given = Buffer.from(request.headers.authorization ?? '');
    const wanted = Buffer.from(`Bearer ${metricsToken}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
  // Behind a proxy on the same machine, everyone seems local. https means a proxy, or phones on the network.
  if (trustProxy !== false || publicUrl.startsWith('https:')) return false;
  const isForwarded = Object.keys(request.headers).some((name) => forwardingHeader.test(name));
  return isLoopback(request.socket.remoteAddress ?? '') && !isForwarded;
}
