import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { enginesFolder } from '../parts.ts';
import { supportedSystems } from './catalogue.ts';
import { installParts } from './install.ts';
import { measureMemory } from './memory.ts';
import { modelOrigin } from './model-list.ts';
import { openPartStore } from './part-store.ts';
import { startPersonal } from './personal-start.ts';
import { waitUntilIdle } from './server-load.ts';

const folder = enginesFolder(process.env.DATA_DIR || 'data');
const root = join(import.meta.dirname, '../../..');
/** Without a token, a server behind a proxy would tell nobody how busy it is. */
const metricsToken = process.env.METRICS_TOKEN || randomBytes(16).toString('hex');
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

async function readMetrics(url: string): Promise<string> {
  const response = await fetch(new URL('/metrics', url), {
    headers: { authorization: `Bearer ${metricsToken}` },
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`The server returned ${response.status}`);
  return response.text();
}

const code = await startPersonal({
  folder,
  terminal:
    process.stdin.isTTY && process.stdout.isTTY
      ? { input: process.stdin, output: process.stdout }
      : undefined,
  isSupported: supportedSystems.includes(`${process.platform}-${process.arch}`),
  memoryBytes: measureMemory(),
  startServer(onOutput) {
    const stdio = onOutput ? 'pipe' : 'inherit';
    const quiet = { LOG_LEVEL: process.env.LOG_LEVEL || 'warn', METRICS_TOKEN: metricsToken };
    const server = spawn(process.execPath, [join(root, 'build/server/main.js')], {
      stdio: ['inherit', stdio, stdio],
      env: { ...process.env, ...(onOutput && quiet) },
    });
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => onOutput?.(chunk.toString()));
    return {
      exited: once(server, 'exit').then(([exitCode]) => exitCode as number | null),
      kill: (signal) => void server.kill(signal),
    };
  },
  install: (parts, progress) =>
    installParts(parts, {
      store: openPartStore(folder),
      origin: modelOrigin(undefined),
      onProgress: progress.update,
      onUnpack: progress.unpack,
    }),
  whenIdle: (url) =>
    waitUntilIdle(() => readMetrics(url), { now: () => performance.now(), wait: (ms) => sleep(ms) }),
  onSignal(act) {
    for (const signal of signals) {
      process.removeAllListeners(signal);
      process.on(signal, () => act(signal));
    }
  },
});
process.exit(code);
