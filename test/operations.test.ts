import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { registerEngineMetrics } from '../src/server/operations/engine-metrics.ts';
import { createMetrics } from '../src/server/operations/metrics.ts';

const folder = join(import.meta.dirname, '../docs/operations');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const alerts = read('alerts.yml');
const dashboard = read('grafana/rhapsode.json');

const promtool = '/usr/bin/promtool';

/** Everything that /metrics can contain. */
async function everyMetric(): Promise<string> {
  const metrics = createMetrics();
  metrics.watchLive(() => ({ rooms: 0, viewers: 0 }));
  registerEngineMetrics(metrics.registry, () => []);
  metrics.requests.observe({ method: 'GET', route: '/', status: 200 }, 1);
  metrics.liveDelivered('original', 1);
  await metrics.countCall('speech', Promise.resolve());
  return metrics.registry.metrics();
}

async function exported(): Promise<{ names: Set<string>; labels: Set<string> }> {
  const text = await everyMetric();
  const names = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  const labels = [...text.matchAll(/[{,](\w+)="/g)].map(([, label = '']) => label);
  return { names: new Set(names), labels: new Set(labels) };
}

it.each([
  ['alert rules', alerts],
  ['dashboard', dashboard.replaceAll('\\"', '"')],
])('names only metrics and labels that exist in the %s', async (_, text) => {
  const { names, labels } = await exported();
  const used = [...text.matchAll(/\b([a-z]\w*)\{job="rhapsode"([^}]*)\}/g)];
  expect(used.length).toBeGreaterThan(10);
  // Prometheus itself adds the first one.
  expect(used.map(([, name = '']) => name).filter((name) => name !== 'up' && !names.has(name))).toEqual([]);
  const chosen = used.flatMap(([, , matchers = '']) =>
    [...matchers.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, label = '']) => label),
  );
  expect(chosen.filter((label) => !labels.has(label))).toEqual([]);
});

it('says for each alert what is wrong and what to do', () => {
  const count = (pattern: RegExp) => alerts.match(pattern)?.length;
  expect(count(/- alert: /g)).toBe(count(/summary: /g));
  expect(count(/- alert: /g)).toBe(count(/action: /g));
});

describe.runIf(existsSync(promtool))('Prometheus', () => {
  it('accepts the alert rules', () => {
    const output = execFileSync(promtool, ['check', 'rules', join(folder, 'alerts.yml')], {
      encoding: 'utf8',
    });
    expect(output).toMatch(/SUCCESS: \d+ rules found/);
  });

  it('accepts the names, types and texts of all metrics', async () => {
    const { status, stdout, stderr } = spawnSync(promtool, ['check', 'metrics'], {
      input: await everyMetric(),
      encoding: 'utf8',
    });
    expect(stdout + stderr).toBe('');
    expect(status).toBe(0);
  });
});
