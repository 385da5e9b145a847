import { spawn } from 'node:child_process';
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
import { readMetrics, waitUntilIdle } from './server-load.ts';

const folder = enginesFolder(process.env.DATA_DIR || 'data');
const root = join(import.meta.dirname, '../../..');
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const code = await startPersonal({
  folder,
  terminal:
    process.stdin.isTTY && process.stdout.isTTY
      ? { input: process.stdin, output: process.stdout }
      : undefined,
  isSupported: supportedSystems.includes(`${process.platform}-${process.arch}`),
  memoryBytes: measureMemory(),
  startServer(onOutput) {
    const quiet = { LOG_LEVEL: process.env.LOG_LEVEL || 'warn' };
    const server = spawn(process.execPath, [join(root, 'build/server/main.js')], {
      stdio: onOutput ? ['inherit', 'pipe', 'pipe', 'ipc'] : 'inherit',
      env: { ...process.env, ...(onOutput && quiet) },
    });
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => onOutput?.(chunk.toString()));
    return {
      exited: once(server, 'exit').then(([exitCode]) => exitCode as number | null),
      kill: (signal) => void server.kill(signal),
      whenIdle: () =>
        waitUntilIdle(() => readMetrics(server), {
          now: () => performance.now(),
          wait: (ms) => sleep(ms),
        }),
    };
  },
  install: (parts, progress) =>
    installParts(parts, {
      store: openPartStore(folder),
      origin: modelOrigin(undefined),
      onProgress: progress.update,
      onUnpack: progress.unpack,
    }),
  onSignal(act) {
    for (const signal of signals) {
      process.removeAllListeners(signal);
      process.on(signal, () => act(signal));
    }
  },
});
process.exit(code);
