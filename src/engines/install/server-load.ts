import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Somebody who speaks sends a phrase every few seconds. */
const quietMs = 30_000;
const pollMs = 2_000;

interface ServerLoad {
  /** Requests that are being answered, such as an upload, or a viewer of live captions. */
  running: number;
  /** Requests so far that weren't only for reading. Pages ask for the state of things by themselves. */
  changes: number;
}

export function parseLoad(metrics: string): ServerLoad {
  const sum = (lines: Iterable<RegExpMatchArray>) => {
    let total = 0;
    for (const [, value] of lines) total += Number(value);
    return total;
  };
  return {
    running: sum(metrics.matchAll(/^http_requests_running (\d+)$/gm)),
    changes: sum(
      metrics.matchAll(
        /^http_request_duration_seconds_count\{(?![^}]*method="(?:GET|HEAD|OPTIONS)")[^}]*\} (\d+)$/gm,
      ),
    ),
  };
}

/** Not over HTTP: a proxy could be in between, or a certificate that isn't trusted here. */
export async function readMetrics(server: ChildProcess): Promise<string> {
  if (!server.connected) throw new Error('The server has ended');
  const answer = once(server, 'message', { signal: AbortSignal.timeout(10_000) });
  // If it ends just now, there is no answer.
  server.send('metrics', () => {});
  const [metrics] = await answer;
  return metrics;
}

/** Resolves to true when the server has had nothing to do for a while, or to false if it doesn't say. */
export async function waitUntilIdle(
  readMetrics: () => Promise<string>,
  { now, wait }: { now: () => number; wait: (ms: number) => Promise<void> },
): Promise<boolean> {
  let changes: number | undefined;
  let quietSince = now();
  for (;;) {
    const load = await readMetrics().then(parseLoad, () => undefined);
    if (!load) return false;
    if (load.running > 0 || load.changes !== changes) quietSince = now();
    changes = load.changes;
    if (now() - quietSince >= quietMs) return true;
    await wait(pollMs);
  }
}
