import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { parseLoad, readMetrics } from '../src/engines/install/server-load.ts';
import { createMetrics } from '../src/server/operations/metrics.ts';

it('the installer reads how busy the server is from its metrics', async () => {
  const metrics = createMetrics();
  metrics.running.set(3);
  metrics.requests.observe({ method: 'GET', route: '/api/x', status: 200 }, 0.1);
  metrics.requests.observe({ method: 'POST', route: '/api/x', status: 200 }, 0.1);
  metrics.requests.observe({ method: 'PUT', route: '/api/x/:id', status: 204 }, 0.1);
  expect(parseLoad(await metrics.registry.metrics())).toEqual({ running: 3, changes: 2 });
});

it('the installer asks the server that it has started, without a connection to its address', async () => {
  const module = pathToFileURL(join(import.meta.dirname, '../src/server/operations/metrics.ts'));
  const script = `
    import { answerParent, createMetrics } from '${module}';
    const metrics = createMetrics();
    metrics.running.set(3);
    answerParent(metrics);
    process.send('ready');
  `;
  const server = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  try {
    await once(server, 'message');
    for (let time = 0; time < 2; time += 1)
      expect(parseLoad(await readMetrics(server))).toEqual({ running: 3, changes: 0 });
  } finally {
    server.kill('SIGKILL');
    await once(server, 'exit');
  }
  await expect(readMetrics(server)).rejects.toThrow();
});
