import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { brand } from '../../shared/brand.ts';
import { servicesOf } from '../../shared/engine-parts.ts';
import { enginesFolder, listParts } from '../parts.ts';
import { readAnswer, writeAnswer } from './answer-file.ts';
import { supportedSystems } from './catalogue.ts';
import { bold, dim } from './colours.ts';
import { createGroupProgress } from './group-progress.ts';
import { installParts } from './install.ts';
import { measureMemory } from './memory.ts';
import { modelOrigin } from './model-list.ts';
import { createOffer } from './offer.ts';
import { askOffer } from './offer-question.ts';
import { openPartStore } from './part-store.ts';
import { type PlannedPart, parseRequests, planParts } from './plan.ts';

/**
 * Starts the personal edition in a terminal. The first time, it asks whether to install voices and recognition. They are
 * downloaded while the app already runs, which then starts again to use them.
 */
const folder = enginesFolder(process.env.DATA_DIR || 'data');
const root = join(import.meta.dirname, '../../..');

function startServer(stdio: 'inherit' | 'pipe', env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [join(root, 'build/server/main.js')], {
    stdio: ['inherit', stdio, stdio],
    env: { ...process.env, ...env },
  });
}

/** The answer of an earlier start, or of the person at the terminal. */
async function chooseRequests(): Promise<readonly string[]> {
  const answer = readAnswer(folder);
  const installed = servicesOf(listParts(folder));
  const isInstalled = installed.includes('speech') || installed.includes('recognition');
  if (answer) return answer;
  if (isInstalled || !supportedSystems.includes(`${process.platform}-${process.arch}`)) return [];
  process.stdout.write(`\n${bold(`${brand.name}, personal edition`)}\nYour texts stay on this computer.\n\n`);
  const choice = await askOffer(createOffer(measureMemory()), {
    input: process.stdin,
    output: process.stdout,
  });
  if (!choice) process.exit(130);
  writeAnswer(folder, choice);
  return choice.requests;
}

async function findMissing(requests: readonly string[]): Promise<PlannedPart[]> {
  if (requests.length === 0) return [];
  const store = openPartStore(folder);
  const parts = await planParts(parseRequests(requests), {
    chooseWhisper: async () => 'base',
    listModels: async () => [],
  });
  return parts.filter(({ part, source }) => !store.has(part, source));
}

async function download(parts: readonly PlannedPart[]): Promise<boolean> {
  const server = startServer('pipe', { LOG_LEVEL: process.env.LOG_LEVEL || 'warn' });
  let isStopping = false;
  let isReplaced = false;
  // Ctrl+C reaches the server too, which finishes its requests first.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      isStopping = true;
      server.kill('SIGTERM');
    });
  }
  const progress = createGroupProgress(parts, process.stdout, Date.now);
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => progress.writeAbove(chunk.toString()));
  server.once('exit', (code) => {
    if (!isReplaced) process.exit(isStopping ? 0 : (code ?? 1));
  });
  progress.writeAbove(
    `${dim('You can start now. Voices and recognition switch on when their download is complete. If you stop, it continues next time.')}\n`,
  );
  try {
    await installParts(parts, {
      store: openPartStore(folder),
      origin: modelOrigin(undefined),
      onProgress: progress.update,
      onUnpack: progress.unpack,
    });
  } catch (error) {
    progress.end();
    progress.writeAbove(
      `${error instanceof Error ? error.message : String(error)} The app keeps running; it tries again at the next start.\n`,
    );
    return false;
  }
  progress.end();
  isReplaced = true;
  const stopped = once(server, 'exit');
  server.kill('SIGTERM');
  await stopped;
  return true;
}

const missing = await findMissing(await chooseRequests());
if (missing.length === 0 || (await download(missing))) {
  const server = startServer('inherit');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.removeAllListeners(signal);
    process.on(signal, () => server.kill(signal));
  }
  server.once('exit', (code) => process.exit(code ?? 1));
}
