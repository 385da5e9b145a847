import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { registerEngineMetrics } from './engine-metrics.ts';

it('exports what each engine is doing', async () => {
  const registry = new Registry();
  const speech = { waiting: 2, running: 1, seconds: 12.5, memoryBytes: 4e8, restarts: 1 };
  registerEngineMetrics(registry, () => [['speech', speech]]);
  await registry.metrics();
  speech.seconds = 13;
  const text = await registry.metrics();
  expect(text.split('\n').filter((line) => line.startsWith('engine_'))).toEqual([
    'engine_requests_waiting{service="speech"} 2',
    'engine_requests_running{service="speech"} 1',
    'engine_memory_bytes{service="speech"} 400000000',
    'engine_work_seconds_total{service="speech"} 13',
    'engine_restarts_total{service="speech"} 1',
  ]);
});
