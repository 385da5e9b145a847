import { expect, it } from 'vitest';
import { parseLoad } from '../src/engines/install/server-load.ts';
import { createMetrics } from '../src/server/operations/metrics.ts';

it('the installer reads how busy the server is from its metrics', async () => {
  const metrics = createMetrics();
  metrics.running.set(3);
  metrics.requests.observe({ method: 'GET', route: '/api/x', status: 200 }, 0.1);
  metrics.requests.observe({ method: 'POST', route: '/api/x', status: 200 }, 0.1);
  metrics.requests.observe({ method: 'PUT', route: '/api/x/:id', status: 204 }, 0.1);
  expect(parseLoad(await metrics.registry.metrics())).toEqual({ running: 2, changes: 2 });
});
