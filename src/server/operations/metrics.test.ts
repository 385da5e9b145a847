import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { createMetrics } from './metrics.ts';

it('names counters, and only counters, _total', async () => {
  const text = await createMetrics().registry.metrics();
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => ({
    name,
    type,
  }));
  expect(types.length).toBeGreaterThan(20);
  expect(types.filter(({ name, type }) => name.endsWith('_total') !== (type === 'counter'))).toEqual([]);
});

it('counts requests by method, route and status, in buckets of their duration', async () => {
  const { registry, requests } = createMetrics();
  requests.observe({ method: 'GET', route: '/api/x/:id', status: 200 }, 0.02);
  requests.observe({ method: 'GET', route: '/api/x/:id', status: 200 }, 3);
  const lines = (await registry.metrics()).split('\n');
  const labels = 'method="GET",route="/api/x/:id",status="200"';
  expect(lines).toContain(`http_request_duration_seconds_bucket{le="0.025",${labels}} 1`);
  expect(lines).toContain(`http_request_duration_seconds_bucket{le="+Inf",${labels}} 2`);
  expect(lines).toContain(`http_request_duration_seconds_sum{${labels}} 3.02`);
});

it('counts the requests that are being answered', async () => {
  const { app } = await createTestApp();
  const running = async () => /^http_requests_running (\d+)$/m.exec((await app.inject('/metrics')).body)?.[1];
  expect([await running(), await running()]).toEqual(['1', '1']);
});
