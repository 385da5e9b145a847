import { Histogram, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { createRequestDurations } from './request-durations.ts';

const requests = [
  ['GET', '/api/voices', 200, 0.001],
  ['GET', '/api/voices', 200, 0.005],
  ['GET', '/api/voices', 200, 0.3],
  ['GET', '/api/voices', 500, 12],
  ['HEAD', '/api/voices', 200, 10],
  ['POST', 'none "\\\n', 404, 0],
] as const;

const sorted = (text: string) => text.trim().split('\n').toSorted();

it('writes the same lines as prom-client', async () => {
  const registry = new Registry();
  const histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const durations = createRequestDurations();
  for (const [method, route, status, seconds] of requests) {
    histogram.observe({ method, route, status }, seconds);
    durations.observe(method, route, status, seconds);
  }
  expect(sorted(durations.format())).toEqual(sorted(await registry.metrics()));
});
