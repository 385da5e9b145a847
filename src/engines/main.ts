import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { EngineService } from '../shared/engine-parts.ts';
import type { EngineReport, EngineWork } from '../shared/engine-report.ts';
import { createEngineApp, type EngineRoutes } from './engine-app.ts';
import { limitMemory, offerToKernel } from './memory-check.ts';
import { enginesFolder } from './parts.ts';

/** Each process runs one engine and loads only its code. */
const services: Record<EngineService, () => Promise<EngineRoutes>> = {
  translation: async () => (await import('./translation/translation-routes.ts')).translationRoutes,
  speech: async () => (await import('./speech/speech-routes.ts')).speechRoutes,
  recognition: async () => (await import('./recognition/recognition-routes.ts')).recognitionRoutes,
};

const service = process.env.ENGINE_SERVICE as EngineService;
const idleMs = Number(process.env.ENGINE_IDLE_MS);
/** An engine is started for a request, which may take a while to arrive on a busy machine. */
const firstRequestMs = 60_000;
let idleTimer: NodeJS.Timeout | undefined;
let work: Omit<EngineWork, 'memoryBytes'> = { waiting: 0, running: 0, seconds: 0, model: 'none' };

const send = (report: EngineReport): void => void process.send?.(report);
const reportWork = (change: Partial<typeof work>): void => {
  work = { ...work, ...change };
  send({ work: { ...work, memoryBytes: process.memoryUsage.rss() } });
};

offerToKernel();
limitMemory(service, Number(process.env.ENGINE_MEMORY_LIMIT));

const app = createEngineApp({
  folder: enginesFolder(process.env.DATA_DIR ?? 'data'),
  modelsFolder: process.env.MODELS_DIR || fileURLToPath(new URL('../../models', import.meta.url)),
  routes: await services[service](),
  onFatal(error) {
    process.stderr.write(`The ${service} engine stopped: ${String(error)}\n`);
    process.exit(1);
  },
  // The server logs only that the engine failed, because messages of providers may contain what people said.
  onDamaged: (message) => process.stderr.write(`${message}\n`),
  onOutOfMemory: (message) => process.stderr.write(`${message}\n`),
  onActivity: (running) => watchIdle(running, idleMs),
  onModel: (model) => reportWork({ model }),
  onQueueChange: reportWork,
});
await app.listen({ port: 0, host: '127.0.0.1' });
watchIdle(0, Math.max(idleMs, firstRequestMs));

function watchIdle(running: number, ms: number): void {
  clearTimeout(idleTimer);
  if (running === 0) idleTimer = setTimeout(() => send({ idle: true }), ms);
}

// The server disconnects if this engine is idle. If the server exits or crashes, it disconnects too.
process.once('disconnect', () => void app.close().finally(() => process.exit(0)));
process.once('SIGTERM', () => process.exit(0));
send({ port: (app.server.address() as AddressInfo).port });
