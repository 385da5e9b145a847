import { Counter, Gauge, type Registry } from 'prom-client';
import type { Engines } from './start-engines.ts';

type Activity = ReturnType<Engines['activity']>[number][1];

const gauges: readonly (readonly [name: string, help: string, read: (activity: Activity) => number])[] = [
  ['engine_requests_waiting', 'Requests that wait for a local engine', ({ waiting }) => waiting],
  ['engine_requests_running', 'Requests that a local engine works on', ({ running }) => running],
  [
    'engine_memory_bytes',
    'Memory of a local engine; 0 while it isn’t running',
    ({ memoryBytes }) => memoryBytes,
  ],
];

const counters: typeof gauges = [
  ['engine_work_seconds_total', 'Time that a local engine has worked', ({ seconds }) => seconds],
  ['engine_restarts_total', 'Restarts of a local engine after a crash', ({ restarts }) => restarts],
];

/** What the engines on this computer are doing, read when metrics are requested. */
export function registerEngineMetrics(registry: Registry, activity: Engines['activity']): void {
  const labelNames = ['service'] as const;
  for (const [name, help, read] of gauges) {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      collect() {
        for (const [service, current] of activity()) this.set({ service }, read(current));
      },
    });
  }
  for (const [name, help, read] of counters) {
    new Counter({
      name,
      help,
      labelNames,
      registers: [registry],
      collect() {
        this.reset();
        for (const [service, current] of activity()) this.inc({ service }, read(current));
      },
    });
  }
}
